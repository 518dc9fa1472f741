import { longestBasePeriod } from '@gdd/schema/simulations';
import { daysBetween } from '../domain/periods.js';
import { isCalendarDate } from '../domain/text.js';
import { calendarDate } from '../platform/http/inputs.js';

interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The base period of proposed goals and of simulations, in inputs. */
export const basePeriod = {
  from: calendarDate.optional().describe('Default: the campaign’s period a year before'),
  to: calendarDate.optional().describe('Included; at most 400 days'),
};

/** Both of its days are given, or none. */
export const isWholePeriod = {
  check: ({ from, to }: Period) => (from === undefined) === (to === undefined),
  says: { path: ['to'] },
};

/** It is in order and not too long; whether it is over depends on the day, which the services look at. */
export const basePeriodFits = {
  check: ({ from, to }: Period) => {
    if (from === undefined || to === undefined || !isCalendarDate(from) || !isCalendarDate(to)) return true;
    const days = daysBetween(from, to) + 1;
    return days >= 1 && days <= longestBasePeriod;
  },
  says: { path: ['to'] },
};
