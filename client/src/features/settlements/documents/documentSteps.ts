import type { DocumentDelivery, DocumentPayment } from '@gdd/schema/settlements';
import type { FilterState } from '../../../shared/list/definition/defineList';
import type { documentList } from './documentList';

type Filter = FilterState<typeof documentList.filters>;

/** What waits for the office: documents that stand, on one step of their way or of their payment. */
const steps = {
  notSent: { delivery: ['notSent'] },
  prepared: { delivery: ['prepared'] },
  rejected: { delivery: ['rejected'] },
  unpaid: { payment: ['unpaid'] },
  returned: { payment: ['returned'] },
} as const satisfies Readonly<
  Record<string, { readonly delivery: readonly DocumentDelivery[] } | { readonly payment: readonly DocumentPayment[] }>
>;
export type DocumentStep = keyof typeof steps;

export const documentSteps = Object.keys(steps) as readonly DocumentStep[];

const noStates = { state: [], delivery: [], payment: [], paid: '' } as const;

/** The filters that show a step, or with '' every state; they replace those of all states. */
export const filtersOf = (step: DocumentStep | '') =>
  ({ ...noStates, ...(step !== '' && { state: ['issued'], ...steps[step] }) }) as const satisfies Partial<Filter>;

/** The step that the filters of the list show; '' for every state, undefined for others. */
export function stepOf(filter: Filter): DocumentStep | '' | undefined {
  const shows = (step: DocumentStep | '') =>
    Object.entries(filtersOf(step)).every(([name, values]) => String(filter[name as keyof Filter]) === String(values));
  return (['', ...documentSteps] as const).find(shows);
}
