import type { CampaignSortColumn } from '@gdd/schema/campaigns';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { enumText } from '../../../shared/apollo/enumTexts';
import type { CampaignHeadFragment } from '../../../domain/campaigns/campaignHead.generated';
import { CampaignStateLabel } from '../../../domain/campaigns/CampaignStateLabel';
import { formatDate, formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/LanguageProvider';
import type { ListColumn } from '../../../shared/list/columns/ListColumn';
import type { CampaignTotalsFieldsFragment } from '../campaign.generated';
import { GoalReachedBand } from '../GoalReachedBand';

/** A campaign in the list; its totals come after it. */
export interface CampaignRow extends CampaignHeadFragment {
  readonly totals: CampaignTotalsFieldsFragment | undefined;
}

/** The columns of the campaigns' list, for grid and cards. */
export function useCampaignColumns(): readonly ListColumn<CampaignRow, CampaignSortColumn>[] {
  const intl = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const label = (id: string) => intl.formatMessage({ id: `campaigns.${id}` });
    const date = (day: string) => formatDate(day, language);
    const total = (value: number | undefined) =>
      value === undefined ? label('noValue') : formatNumber(value, language);
    return [
      {
        field: 'title',
        label: label('title'),
        text: (row) => row.title,
        sort: 'title',
        width: 200,
        tightWidth: 168,
        grow: true,
        card: 'title',
      },
      {
        field: 'type',
        label: label('type'),
        text: (row) => label(`type.${enumText(row.type)}`),
        sort: 'type',
        width: 104,
        tightWidth: 84,
        card: 'line',
      },
      {
        field: 'duration',
        label: label('duration'),
        text: ({ duration, group }) =>
          // Of the half-yearly ones alone the duration does not say the group (specification, section 9).
          duration === 'HALF_YEARLY'
            ? label(`duration.halfYearly.${enumText(group)}`)
            : label(`duration.${enumText(duration)}`),
        sort: 'duration',
        width: 160,
        tightWidth: 96,
        card: 'line',
      },
      {
        field: 'period',
        label: label('period'),
        text: ({ startsOn, endsOn }) => `${date(startsOn)} – ${date(endsOn)}`,
        sort: 'startsOn',
        width: 168,
        tightWidth: 100,
        card: 'line',
      },
      {
        field: 'state',
        label: label('state'),
        text: (row) => intl.formatMessage({ id: `campaign.state.${row.state}` }),
        render: (row) => <CampaignStateLabel state={row.state} />,
        sort: 'state',
        width: 152,
        card: 'badge',
      },
      {
        field: 'dealers',
        label: label('dealers'),
        text: ({ totals }) => total(totals?.dealers),
        align: 'end',
        width: 72,
        tightWidth: 66,
        card: 'fact',
      },
      {
        field: 'accepted',
        label: label('accepted'),
        text: ({ totals }) => total(totals?.accepted),
        align: 'end',
        width: 86,
        card: 'fact',
      },
      {
        field: 'goalReached',
        label: label('goalReached'),
        text: ({ totals }) => total(totals?.goalReached),
        render: ({ totals }) => totals && <GoalReachedBand totals={totals} />,
        width: 176,
        tightWidth: 132,
        card: 'fact',
      },
    ];
  }, [intl, language]);
}
