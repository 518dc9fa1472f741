import type { Widget_WidgetFragment, WidgetItem_ItemFragment } from './Dashboard.generated';

/** The widgets of a dealer, who has own pages for its campaigns. */
const dealerWidgets: readonly Widget_WidgetFragment['key'][] = ['EXPENDABLE', 'TO_ACCEPT', 'NEXT_THRESHOLDS'];

/** The page of an item; undefined if it has none. */
export function itemLink(
  key: Widget_WidgetFragment['key'],
  { kind, id, label, campaign }: Pick<WidgetItem_ItemFragment, 'kind' | 'id' | 'label' | 'campaign'>,
): string | undefined {
  switch (kind) {
    case 'CAMPAIGN':
      if (key === 'DEBTS') return `/campaigns/${id}?ordina=debt.desc`;
      return `${dealerWidgets.includes(key) ? '/subscriptions' : '/campaigns'}/${id}`;
    case 'DEALER':
      return campaign === null ? `/dealers/${id}` : `/campaigns/${campaign.id}/dealers/${id}`;
    case 'MEMBER':
      return `/dealers?rete=${id}`;
    case 'NEWS':
      return `/news/${id}`;
    case 'DOCUMENT':
      return '/tools';
    case 'MONTH':
      return key === 'LIABILITY' ? `/accruals/${label}` : undefined;
    default:
      return undefined;
  }
}
