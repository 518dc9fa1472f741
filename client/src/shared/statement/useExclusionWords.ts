import { useIntl } from 'react-intl';
import { useFormat } from '../i18n/useFormat';
import type { ExcludedLineFragment, StatementFieldsFragment } from './statement.generated';

/** Why a line does not count, by the first condition that it fails and what the campaign asks there. */
export function useExclusionWords({
  campaign,
  eligibility,
}: Pick<StatementFieldsFragment, 'campaign' | 'eligibility'>): (line: ExcludedLineFragment) => string {
  const intl = useIntl();
  const format = useFormat();
  const say = (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `statement.why.${id}` }, values);
  const names = (kind: 'season' | 'segment' | 'channel', value: string) =>
    intl.formatMessage({ id: `incentives.${kind}.${value}` });
  const asked = (id: string, name: string, all: readonly string[]) =>
    say(id, { name, count: all.length, all: intl.formatList(all, { type: 'conjunction' }) });

  return (line) => {
    switch (line.failedCondition) {
      case 'BEFORE_START':
        return say('beforeStart', { day: format.date(campaign.startsOn) });
      case 'AFTER_END':
        return say('afterEnd', { day: format.date(campaign.endsOn) });
      case 'BRAND':
        return asked('brand', line.brand, eligibility.brand ?? []);
      case 'SEASON':
        return asked(
          'season',
          names('season', line.season),
          (eligibility.season ?? []).map((season) => names('season', season)),
        );
      case 'SEGMENT':
        return asked(
          'segment',
          names('segment', line.segment),
          (eligibility.segment ?? []).map((segment) => names('segment', segment)),
        );
      case 'RIM':
        return rim(line.rim);
      case 'CHANNEL':
        return asked(
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
