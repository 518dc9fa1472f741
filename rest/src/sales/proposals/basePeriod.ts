import { longestBasePeriod } from '@gdd/schema/simulations';
import { daysBetween, yearBefore } from '../../ground/domain/periods.js';
import { isCalendarDate } from '../../ground/domain/text.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { wrongInput } from '../../ground/platform/http/errors.js';
import { calendarDate } from '../../ground/platform/http/inputs.js';

interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The fields of the base period of proposed goals and of simulations, in request bodies. */
export const basePeriod = {
  from: calendarDate.optional().describe('Default: the campaign’s period a year before'),
  to: calendarDate.optional().describe('Included; at most 400 days'),
};

/** Requires both days, or neither. */
export const isWholePeriod = {
  check: ({ from, to }: Period) => (from === undefined) === (to === undefined),
  params: { path: ['to'] },
};

/** Checks the order of the days and the length; `basePeriodOf` checks that the period is over. */
export const basePeriodFits = {
  check: ({ from, to }: Period) => {
    if (from === undefined || to === undefined || !isCalendarDate(from) || !isCalendarDate(to)) return true;
    const days = daysBetween(from, to) + 1;
    return days >= 1 && days <= longestBasePeriod;
  },
  params: { path: ['to'] },
};

/**
 * The base period of a campaign: the days of an input, or its own period a year before.
 *
 * @throws Refusal BAD_USER_INPUT for a period that is not over, whose sales are incomplete
 */
export function basePeriodOf(
  { programmeDay }: Pick<ServiceContext, 'programmeDay'>,
  campaign: { readonly startsOn: string; readonly endsOn: string },
  { from, to }: Period,
): { readonly fromDay: string; readonly toDay: string } {
  const period = { fromDay: from ?? yearBefore(campaign.startsOn), toDay: to ?? yearBefore(campaign.endsOn) };
  if (period.toDay > programmeDay()) throw wrongInput({ to: 'notAllowed' });
  return period;
}
