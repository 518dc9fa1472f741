import type { Texts } from '../../shared/i18n/useTexts';
import type { InboxItemFieldsFragment } from './inbox.generated';

/** The text of an item. */
export function itemText(item: InboxItemFieldsFragment, isDealer: boolean, { say, format }: Texts): string {
  const { kind, campaign, dealer, name, amount, approvalKind, days, threshold, codes, until, basis, budget } = item;
  return say(`text.${kind}`, {
    campaign: campaign?.title ?? '',
    ofCampaign: campaign === null ? 'no' : 'yes',
    // a dealer's own items do not name it
    dealer: isDealer ? '' : (dealer?.businessName ?? ''),
    ofDealer: isDealer || dealer === null ? 'no' : 'yes',
    name: name ?? '',
    hasName: name === null ? 'no' : 'yes',
    amount: amount === null ? '' : format.euro(amount),
    hasAmount: amount === null ? 'no' : 'yes',
    request: approvalKind === null ? '' : say(`request.${approvalKind}`),
    days: days ?? 0,
    threshold: format.number(threshold ?? 0),
    // of an accepted goal: without one the dealer has left the campaign
    goal: threshold === null ? 'left' : threshold === 0 ? 'withdrawn' : 'set',
    codes: codes.length === 0 ? 'none' : codes.join(', '),
    until: until === null ? '' : format.date(until),
    basis: basis ?? '',
    budget: budget === null ? '' : format.euro(budget),
  });
}
