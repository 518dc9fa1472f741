import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { refusal, serveNetwork } from '../../../../shared/test/network';
import { renderPart } from '../../../../shared/test/renderPart';
import { previewFiles, stalledUpload, takesUploads } from '../../../../shared/test/uploads';
import { users } from '../../../../shared/test/users';
import { emptyContent } from './contentFormValues';
import { UploadField } from './UploadField';
import { graphql } from '../../../../shared/test/graphql';

serveNetwork();
beforeAll(previewFiles);

const picture = new File(['png'], 'cover.png', { type: 'image/png' });

function Form({ name }: { readonly name: 'coverUpload' | 'fileUpload' }) {
  const { control } = useForm({ defaultValues: emptyContent('brochure') });
  const [isSending, setSending] = useState(false);
  const stored = useWatch({ control, name });
  return (
    <>
      <UploadField control={control} name={name} type="brochure" onSending={setSending} />
      <button type="button" disabled={isSending}>
        Salva
      </button>
      <output>{stored === null ? 'niente' : `${stored.uploadId} ${stored.filename}`}</output>
    </>
  );
}

const open = (name: 'coverUpload' | 'fileUpload', ...handlers: RequestHandler[]) =>
  renderPart(<Form name={name} />, { user: users.KA_ADMINISTRATOR, messages: 'cms', handlers });

test('a cover is sent when it is chosen, displayed, and may be removed again', async () => {
  const { person } = await open('coverUpload', ...takesUploads);
  await person.upload(await screen.findByLabelText('Scegli la cover'), picture);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('u-1 cover.png'));
  expect(document.querySelector('img')).toHaveAttribute('src', 'blob:preview');
  await person.click(screen.getByRole('button', { name: 'Togli la cover' }));
  expect(screen.getByRole('status')).toHaveTextContent('niente');
});

test('a file on its way says how far it is, keeps the form from being saved, and can be given up', async () => {
  const { person } = await open('fileUpload', stalledUpload);
  await person.upload(await screen.findByLabelText('Scegli il file'), new File(['pdf'], 'listino.pdf'));
  expect(await screen.findByRole('progressbar', { name: 'Caricamento di listino.pdf' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  );
  expect(screen.getByRole('button', { name: 'Salva' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Salva' })).toBeEnabled();
  expect(screen.getByRole('status')).toHaveTextContent('niente');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['coverUpload', 'Scegli la cover', 'La cover deve essere un’immagine PNG, JPEG o WebP fino a 15 MB.'],
  ['fileUpload', 'Scegli il file', 'Il file non è di un tipo ammesso, non corrisponde al suo nome o supera 100 MB.'],
] as const)('what %s does not take is refused with a message', async (name, label, texts) => {
  const { person } = await open(
    name,
    graphql.mutation('PrepareUpload', () => refusal({ code: 'BAD_USER_INPUT', fields: { filename: 'notAllowed' } })),
  );
  await person.upload(await screen.findByLabelText(label), picture);
  expect(await screen.findByText(texts)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('niente');
});
