import type { ImportWarning } from '@gdd/schema/imports';
import { addMembers, editGoals, setAccepted } from '../../../programme/memberships/membership/memberships.js';
import { lockSums } from '../../../figures/sums/sums.js';
import { lockedRules, type CampaignRules } from '../../../figures/sums/rules.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { lockTree } from '../../../ground/database/tree.js';
import { goalsColumns, goalsRowReader, requiredGoalsColumns } from '../../../ground/domain/rows/goalsRow.js';
import { recordFoundMembers, recordChanges } from '../record/changes.js';
import { groupsOf, readAllRows, rowsInError } from '../files/fileRows.js';
import { goalsObstacles, undoGoals, worseningsOfUndo } from './goalsUndo.js';
import { listedProblems, type ImportAct, type KindOfImport, type ReadFile } from '../record/kind.js';
import { type GoalsRow, resolveRows } from './goalsRows.js';
import { worseningIn } from './goalsWorsening.js';
import { type CampaignPlan, plansOf, sampleOf, totalsOf, changesOf } from './goalsPlan.js';

const columns = { all: goalsColumns, required: requiredGoalsColumns };

/**
 * Imports of goals (docs/domain/imports.md): each row adds a dealer to a campaign or edits its goal, and may set its
 * acceptance; 'no' never withdraws an acceptance.
 */
export const goalsImport: KindOfImport = {
  columns,
  example: ['Annuale 2025', '01234567897', '120', 'sì'],
  rowProblems: () => {
    const read = goalsRowReader(new Set());
    return (cells) => read(cells).problems;
  },
  read: async (_context, job, source, { progress }) => {
    const { rows, warnings } = await readAllRows(
      source,
      columns,
      (_format, missing) => goalsRowReader(missing),
      progress,
    );
    return goalsFile(job.id, rows, warnings);
  },
  obstacles: goalsObstacles,
  closedCampaigns: () => Promise.resolve([]),
  worseningsOfUndo,
  undo: undoGoals,
  forget: () => Promise.resolve(),
};

function goalsFile(importId: number, rows: readonly GoalsRow[], warnings: readonly ImportWarning[]): ReadFile {
  return {
    check: async (transaction, purpose) => {
      // keeps dealers from being deleted, and imports from changing sums, until the transaction ends
      if (purpose === 'apply') {
        await lockTree(transaction);
        await lockSums(transaction, 'lines');
      }
      const { goals, problems } = await resolveRows(transaction, rows, purpose);
      const plans = await plansOf(transaction, goals, purpose);
      const errorCount = rowsInError(problems);
      const validRows = rows.length - errorCount;
      return {
        rowsRead: rows.length,
        errorCount,
        errors: problems.slice(0, listedProblems),
        groups: groupsOf(problems),
        sample: sampleOf(goals, plans),
        warnings: purpose === 'preview' ? warnings : [],
        prizes: [],
        worsening: await worseningIn(transaction, plans),
        totals: totalsOf(plans, validRows),
        problems: () => problems,
        apply: async (transaction, act, progress) => {
          let done = 0;
          for (const plan of plans) {
            await write(transaction, importId, plan, act);
            done += plan.added.length + plan.edited.length;
            progress(done, validRows);
          }
          return totalsOf(plans, validRows);
        },
      };
    },
  };
}

async function write(transaction: Database, importId: number, plan: CampaignPlan, act: ImportAct): Promise<void> {
  const rules: CampaignRules | undefined = await lockedRules(transaction, plan.campaignId, 'share');
  if (rules === undefined) throw new Error('The campaign was checked and is gone.');
  await addMembers(transaction, act, rules, plan.added);
  await editGoals(transaction, act, rules, plan.edited);
  await setAccepted(
    transaction,
    act,
    rules,
    plan.accepted.map(({ dealerId }) => dealerId),
  );
  await recordFoundMembers(transaction, importId, [...plan.members.keys()], plan.campaignId);
  await recordChanges(transaction, importId, changesOf(plan));
}
