import type { Widget_WidgetFragment } from './Dashboard.generated';
import { enumText } from '../../shared/apollo/enumTexts';

type Rows = NonNullable<Widget_WidgetFragment['rowsFilter']>;

/** A list in which the rows behind a number stand. */
export interface RowsLink {
  readonly to: string;
  /** The campaign whose list it is, where there is one for each. */
  readonly campaign?: { readonly title: string; readonly count: number };
}

/** Campaigns whose lists of dealers a widget leads to at most. */
const mostCampaigns = 5;

/** The lists behind a number, their filters in the address as their pages read them. */
export function rowsLinks(rows: Rows): readonly RowsLink[] {
  switch (rows.list) {
    case 'CAMPAIGNS':
      return [{ to: '/campaigns' }];
    case 'SUBSCRIPTIONS':
      return [{ to: '/subscriptions' }];
    case 'USERS':
      return [{ to: '/users' }];
    case 'DEALERS':
      return [{ to: address('/dealers', { stato: rows.dealerStatus.map(enumText).join(',') }) }];
    case 'IMPORTS':
      return [{ to: address('/imports', { stato: rows.importStatus.map(enumText).join(',') }) }];
    case 'CAMPAIGN_DEALERS':
      return rows.campaigns.slice(0, mostCampaigns).map(({ id, title, count, tiresToThreshold }) => ({
        to: address(`/campaigns/${id}`, {
          accettata: yesOrNo(rows.accepted),
          obiettivo: yesOrNo(rows.goalReached),
          soglia: tiresToThreshold === null ? '' : String(tiresToThreshold),
          ordina: rows.goalReached === false ? 'goalPercentage.asc' : '',
        }),
        campaign: { title, count },
      }));
  }
}

const yesOrNo = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no');

function address(path: string, filter: Readonly<Record<string, string>>): string {
  const parts = Object.entries(filter).filter(([, value]) => value !== '');
  return parts.length === 0 ? path : `${path}?${parts.map(([name, value]) => `${name}=${value}`).join('&')}`;
}
