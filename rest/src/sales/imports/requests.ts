/** Requests for a second person's approval of an import (docs/domain/approvals.md). */
import { listedWorsenings, type ImportConfirmation, type ImportWorsening } from '@gdd/schema/imports';
import type { NewApproval } from '../../decisions/approvals/requests/proposing.js';
import type { Database } from '../../ground/database/connections/connection.js';
import type { Worsening } from '../../ground/domain/incentive/worsening.js';
import { lossesIn } from '../../programme/memberships/goals/effects.js';
import { namedChanges } from './goals/goalsUndo.js';
import type { UndoneGoal } from './record/kind.js';
import type { ChangedTires } from './sales/changedTires.js';

/** What the user says of a file that is to be applied. */
export interface GivenOptions {
  /** Whether the rows in error are left out. */
  readonly skipInvalid: boolean;
  /** Whether the user has confirmed the warnings that need it, except `equalLines`. */
  readonly confirmWarnings: boolean;
  /** What the user has confirmed by name. */
  readonly confirm: readonly ImportConfirmation[];
}

/** The request to apply an import whose rows take away more tyres than one person may. */
export function requestForTires(importId: number, input: GivenOptions, { tires, lines }: ChangedTires): NewApproval {
  return {
    kind: 'correction',
    subject: `apply ${importId}`,
    importId,
    input,
    request: { correction: { tires, lines } },
  };
}

/** The request to apply an import whose goals make something worse for dealers that accepted theirs. */
export function requestForGoals(importId: number, input: GivenOptions, worsening: ImportWorsening): NewApproval {
  const { goals: listed, ...losses } = worsening;
  const goals = {
    ...losses,
    ...ofFile,
    worsenings: mildestOf(listed.flatMap(({ terms }) => terms)),
    changes: listed.map(({ campaignId, title, dealerId, code, businessName, goalBefore, goalAfter }) => ({
      ...{ campaignId, title, dealerId, code, businessName, goalBefore, goalAfter },
      isWithdrawn: false,
    })),
  };
  return { kind: 'goals', subject: `goals ${importId}`, importId, input, request: { goals } };
}

/** The request to undo an import of goals that makes something worse for dealers that accepted them. */
export async function requestForUndo(
  transaction: Database,
  importId: number,
  effects: readonly UndoneGoal[],
): Promise<NewApproval> {
  const goals = {
    ...lossesIn(effects),
    ...ofFile,
    worsenings: mildestOf(effects.flatMap(({ worsenings }) => worsenings)),
    isUndo: true as const,
    changes: await namedChanges(transaction, effects.slice(0, listedWorsenings)),
  };
  return { kind: 'goals', subject: `undo ${importId}`, importId, input: { isUndo: true }, request: { goals } };
}

/** What a request about the goals of a file does not have. */
const ofFile = { goalBefore: null, goalAfter: null, reason: null } as const;

/** Each term that gets worse for one of some dealers, with the smallest number of tyres. */
export function mildestOf(worsenings: readonly Worsening[]): Worsening[] {
  const mildest = new Map<Worsening['term'], number>();
  for (const { term, fromTires } of worsenings) {
    mildest.set(term, Math.min(fromTires, mildest.get(term) ?? fromTires));
  }
  return [...mildest].map(([term, fromTires]) => ({ term, fromTires }));
}
