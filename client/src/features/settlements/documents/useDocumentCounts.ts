import { documentSteps, filtersOf, type DocumentStep } from './documentSteps';
import { documentList } from './documentList';
import { useSettlementDocumentCountsQuery } from './documents.generated';

type State = ReturnType<typeof documentList.codec.read>;

/** How many documents wait on each step by the other filters of the list, whichever step it shows. */
export function useDocumentCounts(state: State): Readonly<Record<DocumentStep, number>> | undefined {
  const inputOf = (step: DocumentStep) =>
    documentList.input({
      ...state,
      filter: { ...state.filter, ...filtersOf(step) },
      page: 1,
      // The smallest page size of the API: only the total is used.
      pageSize: 3,
    });
  const { data, previousData } = useSettlementDocumentCountsQuery({
    variables: {
      notSent: inputOf('notSent'),
      prepared: inputOf('prepared'),
      rejected: inputOf('rejected'),
      unpaid: inputOf('unpaid'),
      returned: inputOf('returned'),
    },
    fetchPolicy: 'cache-and-network',
  });
  const counted = data ?? previousData;
  if (counted === undefined) return undefined;
  const counts = documentSteps.map((step) => [step, counted[step]?.total ?? 0] as const);
  return Object.fromEntries(counts) as Record<DocumentStep, number>;
}
