import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { HttpResponse, type RequestHandler } from 'msw';
import { refusal, serveNetwork } from '../../../shared/test/network';
import { renderPart } from '../../../shared/test/renderPart';
import { previewFiles, stalledUpload, takesUploads } from '../../../shared/test/uploads';
import { users } from '../../../shared/test/users';
import { ImageDialog } from './ImageDialog';
import { BodyImage } from './nodes';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();
beforeAll(previewFiles);

const picture = new File(['png'], 'pista.png', { type: 'image/png' });

async function open(...handlers: RequestHandler[]) {
  const editor = new Editor({ injectCSS: false, extensions: [StarterKit, BodyImage], content: '<p>Prima.</p>' });
  const heard: string[] = [];
  const { person } = await renderPart(
    <ImageDialog
      editor={editor}
      onImage={(id, url) => heard.push(`${id} ${url}`)}
      onClose={() => heard.push('closed')}
    />,
    { user: users.KA_ADMINISTRATOR, messages: 'cms', handlers },
  );
  const choose = async () => person.upload(await screen.findByLabelText('Scegli l’immagine'), picture);
  return { editor, heard, person, choose };
}

const added: unknown[] = [];
const addsImage = graphql.mutation('AddContentImage', ({ variables }) => {
  added.push(variables['uploadId']);
  return HttpResponse.json({
    data: { addContentImage: { __typename: 'ContentImage', id: '31', width: 640, height: 360 } },
  });
});

test('an image stands in the text with its size and its description', async () => {
  const { editor, heard, person, choose } = await open(...takesUploads, addsImage);
  expect(screen.getByRole('button', { name: 'Inserisci immagine' })).toBeDisabled();
  await choose();
  await person.type(screen.getByRole('textbox', { name: /^Descrizione dell’immagine/ }), ' La pista di prova ');
  await person.click(screen.getByRole('button', { name: 'Inserisci immagine' }));
  await waitFor(() => expect(heard).toEqual(['31 blob:preview', 'closed']));
  expect(added).toEqual(['u-1']);
  expect(editor.getHTML()).toMatch(/<img [^>]*alt="La pista di prova" width="640" height="360"/);
});

test('an image on its way can be given up, and the dialog stays', async () => {
  const { editor, heard, person, choose } = await open(stalledUpload);
  await choose();
  await person.click(screen.getByRole('button', { name: 'Inserisci immagine' }));
  expect(await screen.findByRole('progressbar', { name: 'Caricamento di pista.png' })).toBeInTheDocument();
  const [, giveUp] = screen.getAllByRole('button', { name: 'Annulla' }).reverse();
  await person.click(giveUp as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Inserisci immagine' })).toBeEnabled();
  expect(heard).toEqual([]);
  expect(editor.getHTML()).toBe('<p>Prima.</p>');
});

test('what is no image is refused with a message', async () => {
  const { heard, person, choose } = await open(
    ...takesUploads,
    graphql.mutation('AddContentImage', () => refusal({ code: 'BAD_USER_INPUT', fields: { uploadId: 'notAllowed' } })),
  );
  await choose();
  await person.click(screen.getByRole('button', { name: 'Inserisci immagine' }));
  expect(await screen.findByText('L’immagine deve essere PNG, JPEG o WebP, fino a 15 MB.')).toBeInTheDocument();
  expect(heard).toEqual([]);
});
