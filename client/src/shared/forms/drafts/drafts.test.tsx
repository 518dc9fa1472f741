import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../dialogs/FormDialog';
import { serveNetwork } from '../../test/network';
import { renderPart } from '../../test/renderPart';
import { users } from '../../test/users';
import { FormProblem } from '../FormProblem';
import { TextField } from '../fields/TextField';
import { useDraft } from './useDraft';

serveNetwork();

const user = users.KA_ADMINISTRATOR;

function Letter({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({ defaultValues: { text: '', currentPassword: '' } });
  const draft = useDraft(form, 'letter.1');
  return (
    <FormDialog
      open
      title="Lettera"
      submitLabel="Invia"
      onSubmit={(event) =>
        void form.handleSubmit(() => {
          draft.sent();
          onClose();
        })(event)
      }
      onClose={onClose}
    >
      <FormProblem problem={undefined} draft={draft} />
      <TextField control={form.control} name="text" label="Testo" />
      <TextField control={form.control} name="currentPassword" label="Password" />
    </FormDialog>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Scrivi</button>
      {isOpen && <Letter onClose={() => setOpen(false)} />}
    </>
  );
}

const openLetter = async ({ person }: Awaited<ReturnType<typeof renderPart>>) => {
  await person.click(screen.getByRole('button', { name: 'Scrivi' }));
  return within(await screen.findByRole('dialog', { name: 'Lettera' }));
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a text that Esc takes away is there again when the form is opened, and can be discarded', async () => {
  const app = await renderPart(<Page />, { user });
  const first = await openLetter(app);
  expect(first.queryByText('Hai ripreso da dove eri rimasto.')).not.toBeInTheDocument();
  await app.person.type(first.getByLabelText(/Testo/), 'mancano 40 pneumatici');
  await app.person.keyboard('{Escape}');
  await closed();
  const again = await openLetter(app);
  expect(again.getByLabelText(/Testo/)).toHaveValue('mancano 40 pneumatici');
  expect(again.getByText('Hai ripreso da dove eri rimasto.')).toBeInTheDocument();
  await app.person.click(again.getByRole('button', { name: 'Ricomincia' }));
  expect(again.getByLabelText(/Testo/)).toHaveValue('');
  await app.person.keyboard('{Escape}');
  await closed();
  expect((await openLetter(app)).getByLabelText(/Testo/)).toHaveValue('');
});

test('a text is there again after a reload, and a password never', async () => {
  const app = await renderPart(<Page />, { user });
  const letter = await openLetter(app);
  await app.person.type(letter.getByLabelText(/Testo/), 'prova');
  await app.person.type(letter.getByLabelText(/Password/), 'Segreta-2025!');
  expect(app.portal.forms.any).toBe(true);
  expect(app.portal.forms.anyLost).toBe(false);
  expect(JSON.stringify({ ...sessionStorage })).toContain('prova');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Segreta');
});

test('what was sent is no draft', async () => {
  const app = await renderPart(<Page />, { user });
  await app.person.type((await openLetter(app)).getByLabelText(/Testo/), 'prova');
  await app.person.click(screen.getByRole('button', { name: 'Invia' }));
  await closed();
  expect((await openLetter(app)).getByLabelText(/Testo/)).toHaveValue('');
  expect(sessionStorage.getItem('gdd-drafts')).toBeNull();
});

test('signing out removes the drafts, the end of a session does not', async () => {
  const app = await renderPart(<Page />, { user });
  await app.person.type((await openLetter(app)).getByLabelText(/Testo/), 'prova');
  app.portal.session.store.end('expired');
  expect(sessionStorage.getItem('gdd-drafts')).toContain('prova');
  app.portal.session.store.signedIn(user);
  expect(app.portal.forms.drafts.get('letter.1')).toEqual({ text: 'prova' });
  app.portal.session.logout();
  expect(sessionStorage.getItem('gdd-drafts')).toBeNull();
});

test('another user of the same tab does not get the drafts', async () => {
  const app = await renderPart(<Page />, { user });
  await app.person.type((await openLetter(app)).getByLabelText(/Testo/), 'prova');
  app.portal.session.store.end('expired');
  app.portal.session.store.signedIn(users.DEALER);
  expect(app.portal.forms.drafts.get('letter.1')).toBeUndefined();
});
