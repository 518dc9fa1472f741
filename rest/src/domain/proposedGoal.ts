import { largestGoal } from '@gdd/schema/campaigns';
import { millionths, roundedQuotient } from './decimal.js';

/**
 * The goal that is proposed to a dealer (docs/domain/simulations.md): its tyres times the growth of its tier, rounded
 * half up, raised to the next multiple of the step, between the floor of the tier and the largest goal.
 *
 * @param baseTires the eligible tyres of the base period; below 0 they are none
 * @param growth a decimal, as text
 */
export function proposedGoal(baseTires: number, growth: string, floor: number, step: number): number {
  const grown = Number(roundedQuotient(BigInt(Math.max(baseTires, 0)) * millionths(growth), millionths(1)));
  const raised = Math.ceil(grown / step) * step;
  return Math.min(Math.max(raised, floor), largestGoal);
}
