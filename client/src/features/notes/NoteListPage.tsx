import Check from '@mui/icons-material/Check';
import Undo from '@mui/icons-material/Undo';
import { useMemo } from 'react';
import type { NoteDetailsFragment } from '../../domain/notes/notes.generated';
import { useStepDone } from '../../domain/notes/useStepDone';
import { useTexts } from '../../shared/i18n/useTexts';
import { DefinedListView } from '../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../shared/list/definition/ListFilters';
import { useListPage } from '../../shared/list/definition/useListPage';
import { useSelection } from '../../shared/list/selection/useSelection';
import { PageHeader } from '../../shared/page/PageHeader';
import { noteList } from './noteList';
import { useNoteListQuery } from './NoteListPage.generated';

/** The next steps with the dealers from the notes on them; a row links to its dealer, where notes are written. */
export function Component() {
  const { intl, say } = useTexts('notes');
  const { controls, data, view, listed } = useListPage(noteList, useNoteListQuery, ({ notesTable }) => notesTable);
  useSelection(noteList.name, controls, view.visible !== undefined);
  const { toggle } = useStepDone();
  const dealer = data?.notesTable?.items.find((note) => note.dealer.id === controls.state.filter.dealerId)?.dealer;
  const own = useMemo(() => ({ dealerId: { text: dealer?.businessName } }), [dealer?.businessName]);
  const row = {
    labelOf: (note: NoteDetailsFragment) => say('ofDealer', { name: note.dealer.businessName }),
    hrefOf: (note: NoteDetailsFragment) => `/dealers/${note.dealer.id}`,
    actionsOf: (note: NoteDetailsFragment) =>
      note.nextStep === null
        ? []
        : [
            {
              key: 'done',
              label: intl.formatMessage({ id: note.nextStep.doneAt === null ? 'note.done' : 'note.undone' }),
              icon: note.nextStep.doneAt === null ? Check : Undo,
              onSelect: () => toggle(note),
            },
          ],
  };
  return (
    <>
      <PageHeader title={say('title')} subtitle={say('subtitle')} />
      <ListFilters list={noteList} controls={controls.filters} own={own} />
      <DefinedListView {...listed} row={row} />
    </>
  );
}
