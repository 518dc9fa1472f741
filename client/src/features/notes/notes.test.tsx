import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { NoteButton } from '../../domain/notes/NoteButton';
import { DealerNotes } from '../../domain/notes/DealerNotes';
import type { NoteDetailsFragment } from '../../domain/notes/notes.generated';
import { refusal, respond, serveNetwork } from '../../shared/test/network';
import { notesResponse } from '../../shared/test/notes';
import { phone, setPageWidth } from '../../shared/test/pageWidth';
import { renderPart } from '../../shared/test/renderPart';
import { users } from '../../shared/test/users';
import { Component as NoteListPage } from './NoteListPage';
import { graphql } from '../../shared/test/graphql';

serveNetwork();
beforeEach(() => setPageWidth(phone));

const rossi = { __typename: 'Member', id: '7', businessName: 'Gomme Rossi' } as const;
const note: NoteDetailsFragment = {
  __typename: 'DealerNote',
  ...{ id: '4', dealer: rossi, author: { __typename: 'NoteAuthor', id: '9', name: 'Alberto' } },
  ...{ text: 'Vuole il listino.', calledOn: '2025-10-14' },
  nextStep: { __typename: 'NoteStep', on: '2025-10-20', text: 'Mandare il listino', doneAt: null },
  ...{ createdAt: '2025-10-14T08:00:00.000Z', updatedAt: '2025-10-14T08:00:00.000Z', version: 3, mayEdit: true },
};
const answer = (data: object): Response => HttpResponse.json({ data });
const calendar = graphql.query('CurrentYear', () =>
  answer({ constants: { __typename: 'Constants', currentYear: 2025, today: '2025-10-15' } }),
);
/** Answers a mutation with the note, and remembers what was asked. */
function recorded(operation: 'CreateNote' | 'UpdateNote' | 'SetNoteStepDone', changed: Partial<NoteDetailsFragment>) {
  const requests: unknown[] = [];
  const field = `${operation.charAt(0).toLowerCase()}${operation.slice(1)}`;
  respond(
    graphql.mutation(operation, ({ variables }) => {
      requests.push(variables);
      return answer({ [field]: { ...note, ...changed } });
    }),
  );
  return requests;
}

describe('the notes on a dealer', () => {
  const open = async (...items: readonly NoteDetailsFragment[]) =>
    renderPart(
      <>
        <NoteButton dealer={rossi} />
        <DealerNotes dealer={rossi} />
      </>,
      { user: users.AGENT, handlers: [calendar, notesResponse(...items)] },
    );

  test('are written in two taps: the day of the call is today', async () => {
    const { person } = await open();
    expect(await screen.findByText('Ancora nessuna nota.')).toBeInTheDocument();
    const requests = recorded('CreateNote', {});
    await person.click(screen.getByRole('button', { name: 'Scrivi una nota' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nota su Gomme Rossi' }));
    expect(dialog.getByRole('textbox', { name: /^Nota/ })).toHaveFocus();
    await waitFor(() => expect(dialog.getByLabelText(/Chiamato il/)).toHaveValue('15/10/2025'));
    await person.keyboard('Vuole il listino.');
    await person.click(dialog.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests).toEqual([
      {
        dealerId: '7',
        input: { text: 'Vuole il listino.', calledOn: '2025-10-15', nextStep: null },
        idempotencyKey: expect.any(String),
      },
    ]);
  });

  test('show who called and when, and what comes next, which is marked as done there', async () => {
    const { person } = await open(note);
    expect(await screen.findByText('Alberto ha chiamato il 14/10/2025')).toBeInTheDocument();
    expect(screen.getByText('20/10/2025: Mandare il listino')).toBeInTheDocument();
    const requests = recorded('SetNoteStepDone', {
      nextStep: { __typename: 'NoteStep', on: '2025-10-20', text: 'Mandare il listino', doneAt: note.createdAt },
    });
    await person.click(screen.getByRole('button', { name: 'Segna come fatto' }));
    expect(await screen.findByText('Il passo è segnato come fatto.')).toBeInTheDocument();
    expect(requests).toEqual([{ id: '4', done: true }]);
  });

  test('of somebody else are read alone; a stale edit of one’s own says so', async () => {
    const { person } = await open(note, { ...note, id: '5', text: 'Di un altro', mayEdit: false });
    await screen.findByText('Di un altro');
    expect(screen.getAllByRole('button', { name: 'Modifica' })).toHaveLength(1);
    respond(graphql.mutation('UpdateNote', () => refusal({ code: 'CONFLICT', reason: 'staleVersion' })));
    await person.click(screen.getByRole('button', { name: 'Modifica' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifica la nota su Gomme Rossi' }));
    await person.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText(/La nota è cambiata nel frattempo/)).toBeInTheDocument();
  });

  test('are deleted after a question', async () => {
    const { person } = await open(note);
    await person.click(await screen.findByRole('button', { name: 'Elimina' }));
    respond(
      graphql.mutation('DeleteNote', () => answer({ deleteNote: true })),
      notesResponse(),
    );
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('La nota è stata eliminata.')).toBeInTheDocument();
    expect(await screen.findByText('Ancora nessuna nota.')).toBeInTheDocument();
  });
});

test('the page of next steps asks for those to be done, the next first, and leads to the dealer', async () => {
  const inputs: unknown[] = [];
  await renderPart(<NoteListPage />, {
    user: users.AGENT,
    handlers: [
      graphql.query('NoteList', ({ variables }) => {
        inputs.push(variables['input']);
        return answer({ notesTable: { __typename: 'DealerNotePage', items: [note], total: 1 } });
      }),
    ],
  });
  expect(await screen.findByRole('link', { name: /Gomme Rossi/ })).toHaveAttribute('href', '/dealers/7');
  expect(screen.getByText('Mandare il listino')).toBeInTheDocument();
  expect(inputs[0]).toMatchObject({
    filter: { stepDone: false },
    sort: { column: 'NEXT_STEP_ON', direction: 'ASC' },
  });
});
