import { sumOf } from '../../../shared/charts/data/figures';
import type { WaterfallStep } from '../../../shared/charts/data/waterfall';
import type { BridgeStepFieldsFragment } from './changes.generated';

/** With more steps the chart shows their sums by kind; the table has each of them. */
const mostSteps = 18;

type Step = BridgeStepFieldsFragment & { readonly key: string };

/**
 * The steps of the chart: those that change the figure, or their sums by kind if there are many.
 *
 * @param textOf the label of a step
 * @param kindOf the label of a kind of steps
 */
export function chartSteps(
  steps: readonly Step[],
  measure: 'accumulated' | 'expendable' | 'tires',
  textOf: (step: Step) => string,
  kindOf: (cause: Step['cause']) => string,
): readonly WaterfallStep[] {
  const changing = steps.filter((step) => Number(step[measure]) !== 0);
  if (changing.length <= mostSteps) {
    return changing.map((step) => ({ key: step.key, label: textOf(step), value: step[measure] }));
  }
  return [...new Set(changing.map(({ cause }) => cause))].map((cause) => ({
    key: cause,
    label: kindOf(cause),
    value: sumOf(changing.filter((step) => step.cause === cause).map((step) => step[measure])),
  }));
}
