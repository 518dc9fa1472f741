import { largestGoal } from '@gdd/schema/campaigns';
import { millionths, roundedQuotient } from './decimal.js';

/**
 * The goal proposed to a dealer (docs/domain/simulations.md): its tyres times the growth of its tier, rounded half up,
 * raised to the next multiple of the step, and limited to the range from the tier's floor to the largest goal.
 *
 * @param baseTires the eligible tyres of the base period; a negative number counts as 0
 * @param growth the factor as a decimal text
 * @param floor the tier's smallest goal, tyres
 * @param step tyres
 */
export function proposedGoal(baseTires: number, growth: string, floor: number, step: number): number {
  const grown = Number(roundedQuotient(BigInt(Math.max(baseTires, 0)) * millionths(growth), millionths(1)));
  const raised = Math.ceil(grown / step) * step;
  return Math.min(Math.max(raised, floor), largestGoal);
}
