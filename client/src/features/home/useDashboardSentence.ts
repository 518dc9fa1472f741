import { differencePercent } from '../../shared/charts/data/figures';
import { useTexts } from '../../shared/i18n/useTexts';
import { paceOf, tenthsAhead } from './pace';
import type { Widget_WidgetFragment } from './Dashboard.generated';

type Key = Widget_WidgetFragment['key'];

/** The fields of a widget that the sentence uses. */
export type ReportedWidget = Pick<Widget_WidgetFragment, 'key' | 'value' | 'comparison' | 'whole' | 'error'>;

/** The state of the programme in one or two sentences; widgets with an error are left out. */
export function useDashboardSentence(widgets: readonly ReportedWidget[], today: string): string {
  const { intl, say, format } = useTexts('home.sentence');
  const reported = (key: Key) =>
    widgets.find((widget) => widget.key === key && widget.error === null && widget.value !== null);
  const countOf = (key: Key) => Number(reported(key)?.value ?? 0);
  return [campaignSentence(), networkSentence(), dealerSentence(), tiresSentence()]
    .filter((part) => part !== undefined)
    .join(' ');

  function campaignSentence(): string | undefined {
    const [participation, progress] = [reported('PARTICIPATION'), reported('PROGRESS')];
    if (participation === undefined) return undefined;
    if (!participation.whole) return say('nothingUnderWay');
    const accepted = say('participation', {
      percent: format.percent(participation.value ?? 0, { minimumFractionDigits: 1 }),
    });
    if (progress?.value == null || progress.comparison === null || !progress.whole) return accepted;
    const pace = paceOf(tenthsAhead(progress.value, progress.comparison));
    return `${accepted} ${say(`goals.${pace}`, {
      percent: format.percent(progress.value, { minimumFractionDigits: 1 }),
      expected: format.percent(progress.comparison, { minimumFractionDigits: 1 }),
    })}`;
  }

  function networkSentence(): string | undefined {
    const texts = (['CLOSE', 'BEHIND', 'NOT_ACCEPTED', 'STOPPED'] as const).filter(
      (key) => reported(key) !== undefined,
    );
    if (texts.length === 0) return undefined;
    const parts = texts
      .filter((key) => countOf(key) > 0)
      .map((key) => say(key, { count: countOf(key), number: format.number(countOf(key)) }));
    return parts.length === 0 ? say('allWell') : say('dealers', { parts: intl.formatList(parts) });
  }

  function dealerSentence(): string | undefined {
    const expendable = reported('EXPENDABLE');
    const waiting = reported('TO_ACCEPT');
    if (expendable === undefined && waiting === undefined) return undefined;
    return [
      expendable &&
        (Number(expendable.value) === 0
          ? say('nothingToSpend')
          : say('expendable', { euro: format.euro(expendable.value ?? 0) })),
      waiting && countOf('TO_ACCEPT') > 0 ? say('toAccept', { count: countOf('TO_ACCEPT') }) : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(' ');
  }

  function tiresSentence(): string | undefined {
    const found = reported('TIRES');
    if (found === undefined) return undefined;
    const [now, before] = [found.value ?? 0, found.comparison ?? 0];
    const difference = differencePercent(now, before);
    const values = {
      day: format.date(today),
      count: Number(now),
      number: format.number(now),
      year: String(Number(today.slice(0, 4)) - 1),
    };
    if (difference === undefined) return say('tires', values);
    return say('tiresCompared', {
      ...values,
      before: format.number(before),
      difference: format.percent(difference, { minimumFractionDigits: 1, signDisplay: 'exceptZero' }),
    });
  }
}
