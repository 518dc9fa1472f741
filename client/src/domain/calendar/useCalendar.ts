import { problemOf, type Problem } from '../../shared/apollo/problem';
import { useCurrentYearQuery } from './calendar.generated';

interface Calendar {
  /** Undefined until it is loaded. */
  readonly currentYear: number | undefined;
  /** The current day of the programme, yyyy-mm-dd. */
  readonly today: string | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** The programme's current year and day (specification, section 9), read once. */
export function useCalendar(): Calendar {
  const { data, loading, error, refetch } = useCurrentYearQuery();
  return {
    currentYear: data?.constants?.currentYear,
    today: data?.constants?.today,
    problem: loading ? undefined : problemOf(error),
    retry: () => void refetch(),
  };
}
