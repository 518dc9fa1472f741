import { longestBasePeriod } from '@gdd/schema/simulations';

/** First and last day of the sale lines that are evaluated. */
export interface BasePeriod {
  from: string;
  to: string;
}

/** What is wrong with a base period. */
export type PeriodProblem = 'backwards' | 'tooLong' | 'notOver';

const dayMilliseconds = 86_400_000;

/** The period of a campaign, moved one year back. */
export function periodBefore({ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string }): BasePeriod {
  return { from: yearBefore(startsOn), to: yearBefore(endsOn) };
}

function yearBefore(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(year) - 1}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}

/**
 * The rule of the REST service that a period violates (docs/domain/simulations.md); undefined for a valid or incomplete
 * period.
 *
 * @param today the programme's day; undefined while it is not known
 */
export function periodProblem({ from, to }: BasePeriod, today: string | undefined): PeriodProblem | undefined {
  if (from === '' || to === '') return undefined;
  if (to < from) return 'backwards';
  if (today !== undefined && to > today) return 'notOver';
  return (Date.parse(to) - Date.parse(from)) / dayMilliseconds >= longestBasePeriod ? 'tooLong' : undefined;
}
