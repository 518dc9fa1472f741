import { useTexts } from '../../../shared/i18n/useTexts';
import type { ExcludedLineFragment, StatementFieldsFragment } from '../statement.generated';

/** The reason why a line does not count: the first condition that it fails, and what the campaign requires there. */
export function useExclusionLabels({
  campaign,
  eligibility,
}: Pick<StatementFieldsFragment, 'campaign' | 'eligibility'>): (line: ExcludedLineFragment) => string {
  const { intl, say, format } = useTexts('statement.why');
  const names = (kind: 'season' | 'segment' | 'channel', value: string) =>
    intl.formatMessage({ id: `incentives.${kind}.${value}` });
  const condition = (id: string, name: string, all: readonly string[]) =>
    say(id, { name, count: all.length, all: intl.formatList(all, { type: 'conjunction' }) });

  return (line) => {
    switch (line.failedCondition) {
      case 'BEFORE_START':
        return say('beforeStart', { day: format.date(campaign.startsOn) });
      case 'AFTER_END':
        return say('afterEnd', { day: format.date(campaign.endsOn) });
      case 'BRAND':
        return condition('brand', line.brand, eligibility.brand ?? []);
      case 'SEASON':
        return condition(
          'season',
          names('season', line.season),
          (eligibility.season ?? []).map((season) => names('season', season)),
        );
      case 'SEGMENT':
        return condition(
          'segment',
          names('segment', line.segment),
          (eligibility.segment ?? []).map((segment) => names('segment', segment)),
        );
      case 'RIM':
        return rim(line.rim);
      case 'CHANNEL':
        return condition(
          'channel',
          names('channel', line.channel),
          eligibility.channel === null ? [] : [names('channel', eligibility.channel)],
        );
    }
  };

  function rim(inches: number): string {
    const { rimFrom, rimTo } = eligibility;
    if (rimFrom === null) return say('rimTo', { inches, to: rimTo ?? 0 });
    if (rimTo === null) return say('rimFrom', { inches, from: rimFrom });
    return rimFrom === rimTo
      ? say('rim', { inches, only: rimFrom })
      : say('rims', { inches, from: rimFrom, to: rimTo });
  }
}
