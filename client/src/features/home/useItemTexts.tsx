import type { ReactNode } from 'react';
import { budgetBand } from '../../domain/budgets/budgetLevel';
import { useBudgetTexts } from '../../domain/budgets/useBudgetTexts';
import { forecastRange } from '../../domain/statements/forecastRange';
import { differencePercent } from '../../shared/charts/data/figures';
import { useTexts } from '../../shared/i18n/useTexts';
import type { Widget_WidgetFragment, WidgetItem_ItemFragment } from './Dashboard.generated';
import { TermMessage } from './TermMessage';

/** With at most so many days left the weekly pace is meaningless. */
const lastWeek = 7;

/** The texts of an item. */
interface ItemTexts {
  readonly name: string;
  readonly value?: string | undefined;
  /** Lines below the name. */
  readonly details: readonly ReactNode[];
  /** The progress as a band. */
  readonly band?: {
    readonly label: string;
    readonly text: string;
    readonly value: number;
    readonly end: number;
    readonly notches?: readonly { readonly at: number; readonly main?: boolean }[];
  };
}

const lines = (...details: readonly ReactNode[]) => details.filter((detail) => detail !== undefined && detail !== '');

/** The details beside each other; undefined where there are none. */
function inOneLine(...details: readonly ReactNode[]): ReactNode {
  const [first, ...others] = lines(...details);
  return others.reduce(
    (line, detail) => (
      <>
        {line} · {detail}
      </>
    ),
    first,
  );
}

const atStakeText = (text: 'atStake' | 'atStakeLocked', euro: string) => (
  <TermMessage id={`home.item.${text}`} meaning="campaign.atStake.meaning" values={{ euro }} />
);

/** The texts of an item, by its widget. */
export function useItemTexts(key: Widget_WidgetFragment['key'], item: WidgetItem_ItemFragment): ItemTexts {
  const { say, format } = useTexts('home.item');
  const budgets = useBudgetTexts();
  const percent = (value: string) => format.percent(value, { minimumFractionDigits: 1 });
  const tires = (value: string | number) => say('tires', { count: Number(value), number: format.number(value) });
  const { label: name, value, comparison, part, whole, campaign, day, daysLeft, euroAtStake, isAtStakeLocked } = item;
  const isNoEuro = value === null || Number(value) === 0;
  const until = day !== null && daysLeft !== null ? say('until', { day: format.date(day), days: daysLeft }) : '';
  const counts =
    part !== null && whole !== null ? { part: format.number(part), whole: format.number(whole) } : undefined;
  const atStake =
    euroAtStake === null || Number(euroAtStake) === 0
      ? undefined
      : atStakeText(isAtStakeLocked === true ? 'atStakeLocked' : 'atStake', format.euro(euroAtStake));
  const prizeOf = (prize: string, spendable: string) => ({
    euro: format.euro(prize),
    spendable: format.euro(spendable),
    spend: Number(prize) === 0 ? 'none' : Number(spendable) === Number(prize) ? 'all' : 'part',
  });
  const bandTo = (end: number, at: number, text: string, notch?: string | null) => ({
    label: name,
    text,
    value: at,
    end,
    ...(notch != null && { notches: [{ at: Number(notch), main: true }] }),
  });

  switch (key) {
    case 'ENDING_SOON': {
      const accepted = counts && say('accepted', counts);
      return {
        name,
        value: value === null ? undefined : percent(value),
        details: lines(inOneLine(accepted, until)),
        ...(value !== null && { band: bandTo(100, Number(value), accepted ?? '') }),
      };
    }
    case 'LIABILITY':
      return {
        name: format.month(name),
        value: value === null ? undefined : format.euro(value),
        details: lines(comparison === null ? undefined : say('expendable', { euro: format.euro(comparison) })),
      };
    case 'DEBTS':
      return {
        name,
        value: value === null ? undefined : format.euro(value),
        details: lines(say('debtors', { count: part ?? 0, number: format.number(part ?? 0) })),
      };
    case 'BUDGETS': {
      const { budgetUse } = item;
      if (budgetUse === null) return { name, details: [] };
      return {
        name,
        value: percent(budgetUse.share),
        details: lines(budgets.accumulated(budgetUse), budgets.forecast(budgetUse)),
        band: { label: name, text: budgets.share(budgetUse), ...budgetBand(budgetUse) },
      };
    }
    case 'NEWS':
      return { name, details: lines(day === null ? undefined : format.date(day)) };
    case 'CLOSE':
      return {
        name,
        value: value === null ? undefined : say('missingTires', { count: Number(value), number: format.number(value) }),
        details: lines(inOneLine(campaign?.title, atStake)),
      };
    case 'BEHIND':
      return {
        name,
        value: value === null ? undefined : say('behindTires', { count: Number(value), number: format.number(value) }),
        details: lines(campaign?.title, counts && say('ofGoal', counts)),
      };
    case 'NOT_ACCEPTED':
      return {
        name,
        value: isNoEuro ? undefined : say('ifAccepted', { euro: format.euro(value) }),
        details: lines(inOneLine(campaign?.title, until)),
      };
    case 'STOPPED':
      return {
        name,
        value: value === null ? undefined : tires(value),
        details: lines(day === null ? undefined : say('lastPurchase', { day: format.date(day) })),
      };
    case 'FORECAST': {
      const { forecast } = item;
      return {
        name,
        value: forecast === null ? undefined : format.euro(forecast.prizeExpected),
        details: lines(
          forecast === null
            ? say('forecastTooEarly', { count: whole ?? 0, number: format.number(whole ?? 0) })
            : say('forecastInterval', {
                ...forecastRange(forecast, format),
                tires: format.number(forecast.expected),
              }),
          until,
        ),
      };
    }
    case 'RANKING': {
      const difference = value === null || comparison === null ? undefined : differencePercent(value, comparison);
      return {
        name,
        value: value === null ? undefined : tires(value),
        details: lines(
          comparison === null
            ? undefined
            : say('yearBefore', {
                number: format.number(comparison),
                difference:
                  difference === undefined
                    ? ''
                    : ` (${format.percent(difference, { minimumFractionDigits: 1, signDisplay: 'exceptZero' })})`,
              }),
        ),
      };
    }
    case 'EXPENDABLE':
      return { name, value: value === null ? undefined : format.euro(value), details: [] };
    case 'TO_ACCEPT':
      return {
        name,
        value: isNoEuro ? undefined : say('ifYouAccept', { euro: format.euro(value) }),
        details: lines(inOneLine(until, counts && say('ofGoal', counts))),
      };
    case 'NEXT_THRESHOLDS': {
      const { pace, forecast, asLastYear } = item;
      const isReached = whole === null || value === null;
      return {
        name,
        value: isReached
          ? say('allReached')
          : say('missingTires', { count: Number(value), number: format.number(value) }),
        details: lines(
          inOneLine(until, isReached ? undefined : atStake),
          isReached || pace === null || (daysLeft ?? 0) <= lastWeek
            ? undefined
            : say('pace', { needed: format.number(pace.needed), present: format.number(pace.present) }),
          forecast === null
            ? undefined
            : say('forecast', {
                ...forecastRange(forecast, format),
                tires: format.number(forecast.expected),
                ...prizeOf(forecast.prizeExpected, forecast.spendableExpected),
              }),
          asLastYear === null
            ? undefined
            : say('asLastYear', {
                tires: format.number(asLastYear.tires),
                ...prizeOf(asLastYear.prize, asLastYear.spendable),
              }),
        ),
        ...(part !== null && whole !== null && { band: bandTo(whole, part, say('ofThreshold', counts)) }),
      };
    }
    // the items of these stand elsewhere
    default:
      return { name, details: [] };
  }
}
