import { regions } from '@gdd/schema/geography';
import type { FilterName } from '@gdd/schema/lists';
import { dealerTiers } from '@gdd/schema/members';
import { proposalRowSortColumns, type proposalRowFilters, type ProposalRowSortColumn } from '@gdd/schema/proposals';
import { apiEnum, enumText } from '../../../shared/apollo/enumTexts';
import { defineList, type DeclaredColumns } from '../../../shared/list/definition/defineList';
import { flagFilter, valuesFilter } from '../../../shared/list/definition/filters';
import { pageParameters } from '../pageAddress';
import type { ProposedGoalRowFragment } from './proposals.generated';

/** A proposed goal with the id that a list's row needs. */
export type ProposedGoalRow = ProposedGoalRowFragment & { readonly id: string };

const number = { align: 'end', width: 112, tightWidth: 88, card: 'fact' } as const;

const columns: DeclaredColumns<ProposedGoalRow, ProposalRowSortColumn> = {
  code: { text: ({ code }) => code, width: 100, tightWidth: 84, card: 'line' },
  businessName: {
    text: ({ businessName }) => businessName,
    width: 200,
    tightWidth: 150,
    grow: true,
    card: 'title',
  },
  tier: {
    text: ({ tier }, { intl }) => intl.formatMessage({ id: `dealers.tier.${enumText(tier)}` }),
    width: 90,
    tightWidth: 78,
    card: 'line',
  },
  region: { text: ({ region }) => region, width: 130, tightWidth: 96, card: 'fact' },
  baseTires: { text: ({ baseTires }, { format }) => format.number(baseTires), ...number },
  lastGoal: { text: ({ lastGoal }, { format }) => (lastGoal === null ? '' : format.number(lastGoal)), ...number },
  currentGoal: {
    text: ({ currentGoal }, { format }) => (currentGoal === null ? '' : format.number(currentGoal)),
    ...number,
  },
  proposedGoal: { text: ({ proposedGoal }, { format }) => format.number(proposedGoal), ...number },
  goalThreshold: {
    text: ({ goalThreshold, proposedGoal }, { format, say }) =>
      say(goalThreshold === proposedGoal ? 'goal.proposed' : 'goal.edited', { goal: format.number(goalThreshold) }),
    ...number,
    width: 140,
    tightWidth: 100,
  },
};

/** The goals of a proposal: `?scheda=obiettivi&proposta=7&tier=gold&modificato=yes`. */
export const proposedGoalList = defineList({
  name: 'proposedGoals',
  messages: 'simulations.goals.rows',
  empty: ['empty.title'],
  filters: {
    tier: valuesFilter('tier', dealerTiers, {
      api: apiEnum,
      text: (tier, { intl }) => intl.formatMessage({ id: `dealers.tier.${tier}` }),
    }),
    region: valuesFilter('regione', regions, { api: (region): string => region, text: (region) => region }),
    edited: flagFilter('modificato'),
  } satisfies Partial<Record<FilterName<typeof proposalRowFilters>, unknown>>,
  columns,
  sortColumns: proposalRowSortColumns,
  defaultSort: { column: 'id', direction: 'asc' },
  ownParameters: pageParameters,
});
