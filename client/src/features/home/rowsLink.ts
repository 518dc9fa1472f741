import type { Widget_WidgetFragment } from './Dashboard.generated';
import { enumText } from '../../shared/apollo/enumTexts';

type Rows = NonNullable<Widget_WidgetFragment['rowsFilter']>;

/** The initial order of each work list. */
const workListSorts: Readonly<Record<NonNullable<Rows['standing']>, string>> = {
  CLOSE: 'euroAtStake.desc',
  BEHIND: 'goalPercentage.asc',
  NOT_ACCEPTED: 'endsOn.asc',
};

/** The address of the list behind a number, with its filters as that page reads them. */
export function rowsLink(rows: Rows): string | undefined {
  switch (rows.list) {
    case 'CAMPAIGNS':
      return address('/campaigns', {
        anno: rows.underWay === null && rows.endsWithin === null ? '' : 'tutti',
        inCorso: yesOrNo(rows.underWay),
        scade: rows.endsWithin === null ? '' : String(rows.endsWithin),
      });
    case 'SUBSCRIPTIONS':
      return address('/subscriptions', { daSpendere: yesOrNo(rows.expendable) });
    case 'NEWS':
      return '/news';
    case 'DEALERS':
      return address('/dealers', { fermi: yesOrNo(rows.stopped) });
    case 'ACCRUALS':
      return '/accruals';
    case 'CAMPAIGNS_REPORT':
      if (rows.campaignIds.length > 0) return `/reports?campagna=${rows.campaignIds.join(',')}&ordina=debt.desc`;
      return address('/reports', {
        situazione: rows.standing === null ? '' : enumText(rows.standing),
        ordina: rows.standing === null ? '' : workListSorts[rows.standing],
      });
    // no tile has these lists: the list of today's work has their addresses
    case 'IMPORTS':
    case 'USERS':
    case 'SETTLEMENTS':
      return undefined;
  }
}

const yesOrNo = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no');

function address(path: string, filter: Readonly<Record<string, string>>): string {
  const parts = Object.entries(filter).filter(([, value]) => value !== '');
  return parts.length === 0 ? path : `${path}?${parts.map(([name, value]) => `${name}=${value}`).join('&')}`;
}
