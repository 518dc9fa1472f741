import { sumOf, type Figure } from './figures';

/** A step of a waterfall: a change, or the first or last figure. */
export interface WaterfallStep {
  readonly key: string;
  readonly label: string;
  readonly value: Figure;
}

/** A bar of a waterfall: a figure begins at 0, a change where the bar before it ends. */
export interface WaterfallBar extends WaterfallStep {
  readonly kind: 'figure' | 'rise' | 'fall';
  readonly start: number;
  readonly end: number;
}

/** The bars of a waterfall: the first figure, the steps that change it, and the last figure. */
export function waterfallBars(
  first: WaterfallStep,
  steps: readonly WaterfallStep[],
  last: WaterfallStep,
): readonly WaterfallBar[] {
  let total: Figure = first.value;
  const changes = steps.map((step): WaterfallBar => {
    const start = Number(total);
    total = sumOf([total, step.value]);
    const end = Number(total);
    return { ...step, kind: end < start ? 'fall' : 'rise', start, end };
  });
  const figureBar = (step: WaterfallStep): WaterfallBar => ({
    ...step,
    kind: 'figure',
    start: 0,
    end: Number(step.value),
  });
  return [figureBar(first), ...changes, figureBar(last)];
}
