import { problemOf, type Problem } from '../../shared/apollo/problem';
import { useCurrentYearQuery } from './calendar.generated';

interface Calendar {
  /** Undefined while it is not known. */
  readonly currentYear: number | undefined;
  /** The programme's day. */
  readonly today: string | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** The programme's current year and day (specification, section 9), asked once. */
export function useCalendar(): Calendar {
  const { data, loading, error, refetch } = useCurrentYearQuery();
  return {
    currentYear: data?.constants?.currentYear,
    today: data?.constants?.today,
    problem: loading ? undefined : problemOf(error),
    retry: () => void refetch(),
  };
}
