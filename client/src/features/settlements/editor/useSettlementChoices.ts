import { problemOf } from '../../../shared/apollo/problem';
import { useSettlementChoicesQuery } from '../settlement.generated';

/** The campaigns that a run can pay (the latest hundred without drafts), and the programme's day. */
export function useSettlementChoices() {
  const { data, loading, error, refetch } = useSettlementChoicesQuery({
    variables: { input: { page: 1, pageSize: 100, sort: { column: 'STARTS_ON', direction: 'DESC' } } },
    fetchPolicy: 'cache-and-network',
  });
  const campaigns = data?.campaignsTable?.items.filter(({ state }) => state !== 'DRAFT');
  return {
    campaigns,
    today: data?.constants?.today,
    problem: loading ? undefined : problemOf(error),
    retry: () => void refetch(),
  };
}
