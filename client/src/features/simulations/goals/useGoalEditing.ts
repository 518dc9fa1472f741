import { largestGoal } from '@gdd/schema/campaigns';
import { useCallback, useMemo } from 'react';
import { parseGoal } from '../../../domain/goals/parseGoal';
import type { GoalsOutcomeFragment } from '../../../domain/goals/goals.generated';
import type { EditedGoalInput } from '../../../shared/apollo/schema.generated';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { CellEditing } from '../../../shared/list/columns/ListColumn';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import type { ProposedGoalRow } from './proposedGoalList';
import { useEditProposedGoalsMutation } from './proposals.generated';

type SendGoals = (goals: EditedGoalInput[], dryRun: boolean) => Promise<GoalsOutcomeFragment | undefined>;

/** Saves goals of a proposal; a dry run returns what they would change. */
export function useSendGoals(proposalId: string): SendGoals {
  const [editGoals] = useEditProposedGoalsMutation();
  return useCallback(
    async (goals, dryRun) => {
      const { data } = await editGoals({ variables: { id: proposalId, goals, dryRun } });
      return data?.editProposedGoals;
    },
    [editGoals, proposalId],
  );
}

/**
 * Edits the goal of a row in its cell; it is saved by the same mutation as pasted goals.
 *
 * @param onEdited called after a save: the rows and totals of the proposal have changed
 */
export function useGoalEditing(send: SendGoals, onEdited: () => void): CellEditing<ProposedGoalRow> {
  const { say, format, language } = useTexts('goals');
  const toasts = useToasts();
  const reportError = useErrorToast();
  return useMemo(
    () => ({
      field: 'goalThreshold',
      textOf: ({ goalThreshold }) => String(goalThreshold),
      problemOf: (text) =>
        parseGoal(text, language) === undefined ? say('invalid', { most: format.number(largestGoal) }) : undefined,
      save: async (row, text) => {
        const goalThreshold = parseGoal(text, language);
        if (goalThreshold === undefined) return false;
        try {
          const outcome = await send([{ dealerId: row.dealerId, goal: String(goalThreshold) }], false);
          if (outcome?.invalid.length !== 0) throw new Error('A goal that was checked is one.');
        } catch (error) {
          reportError(error);
          return false;
        }
        toasts.success(say('done', { count: 1, number: '1' }));
        onEdited();
        return true;
      },
    }),
    [say, format, language, toasts, reportError, send, onEdited],
  );
}
