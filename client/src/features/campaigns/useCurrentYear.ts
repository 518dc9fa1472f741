import { problemOf, type Problem } from '../../shared/apollo/problem';
import { useCurrentYearQuery } from './campaign.generated';

interface CurrentYear {
  /** Undefined while it is not known. */
  readonly currentYear: number | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** The programme's current year (specification, section 9), asked once. */
export function useCurrentYear(): CurrentYear {
  const { data, loading, error, refetch } = useCurrentYearQuery();
  return {
    currentYear: data?.constants?.currentYear,
    problem: loading ? undefined : problemOf(error),
    retry: () => void refetch(),
  };
}
