import type { FilterName } from '@gdd/schema/lists';
import { noteSortColumns, type noteFilters, type NoteSortColumn } from '@gdd/schema/notes';
import type { NoteDetailsFragment } from '../../domain/notes/notes.generated';
import { defineList, type DeclaredColumns } from '../../shared/list/definition/defineList';
import { choiceFilter, daysFilter, flagFilter, idsFilter } from '../../shared/list/definition/filters';

const columns: DeclaredColumns<NoteDetailsFragment, NoteSortColumn> = {
  businessName: { text: ({ dealer }) => dealer.businessName, width: 220, tightWidth: 160, card: 'title' },
  nextStepOn: {
    text: ({ nextStep }, { format }) => nextStep && format.date(nextStep.on),
    width: 120,
    tightWidth: 98,
    card: 'fact',
  },
  nextStep: {
    text: ({ nextStep }) => nextStep?.text,
    width: 260,
    tightWidth: 180,
    grow: true,
    card: 'line',
  },
  text: { text: ({ text }) => text, width: 300, tightWidth: 180, card: 'fact' },
  calledOn: {
    text: ({ calledOn }, { format }) => calledOn && format.date(calledOn),
    width: 120,
    tightWidth: 98,
    card: 'fact',
  },
  author: { text: ({ author }) => author.name, width: 160, tightWidth: 120, card: 'fact' },
};

/** By default the pending steps are listed, as the page is a work list. */
const byStep = choiceFilter('passi', ['done', 'any'] as const, { api: (choice) => choice });
const stepFilter = {
  ...byStep,
  api: (choice: 'done' | 'any' | '') => (choice === 'any' ? undefined : choice === 'done'),
};

/**
 * The notes that the user may see: `?passi=done&mie=yes&al=2025-12-31`; by default those with a pending step, the next
 * first.
 */
export const noteList = defineList({
  name: 'notes',
  messages: 'notes',
  empty: ['empty.title', 'empty.text'],
  filters: {
    stepDone: stepFilter,
    mine: flagFilter('mie'),
    ...daysFilter('nextStep', 'nextStepOn'),
    dealerId: idsFilter('dealer', { label: 'dealer' }),
  } satisfies Record<FilterName<typeof noteFilters>, unknown>,
  columns,
  sortColumns: noteSortColumns,
  defaultSort: { column: 'nextStepOn', direction: 'asc' },
});
