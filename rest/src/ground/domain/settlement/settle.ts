/** The formula of what a settlement run pays a dealer (docs/domain/settlement.md, 'Rules'). */
import type { CampaignSettlement, SettlementDocumentKind, SettlementOutcome } from '@gdd/schema/settlements';
import { fixed, millionths, roundedQuotient } from '../decimal.js';

/** The balance of a dealer in a campaign. */
export interface Balance {
  readonly campaignId: number;
  /** The campaign's last day. */
  readonly endsOn: string;
  /** EUR: above 0 it can be spent, below 0 it is a debt. */
  readonly balance: string;
  /** Whether the run pays the credits of the campaign. */
  readonly inRun: boolean;
  readonly settlement: CampaignSettlement;
}

/** A balance in a settlement, and how it is used. Amounts are EUR. */
export interface Part {
  readonly campaignId: number;
  readonly balance: string;
  /** Of a credit: the amount that covers debts. Of a debt: the amount that is covered. */
  readonly setOff: string;
  /** Of a credit: the remaining amount, which is paid. Of a debt: 0. */
  readonly paid: string;
  readonly settlement: CampaignSettlement;
}

/** A set-off: a part of a credit that covers a part of a debt. */
export interface Move {
  /** The id of the credit's campaign. */
  readonly from: number;
  /** The id of the debt's campaign. */
  readonly to: number;
  readonly amount: string;
}

export interface Settled {
  readonly credits: string;
  /** Above 0. */
  readonly debts: string;
  readonly setOff: string;
  readonly net: string;
  readonly outcome: SettlementOutcome;
  /** Credits before debts, each in the order in which they are used. */
  readonly parts: readonly Part[];
  readonly moves: readonly Move[];
}

/** EUR as whole cents. */
const cents = (amount: string) => millionths(amount) / 10_000n;
/** Whole cents as EUR. */
const euro = (amount: bigint) => fixed(amount, 2);
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/**
 * Settles a dealer: its credits in the run's campaigns cover its debts of the same kind in all campaigns, both in the
 * order of the campaigns' last days, then ids; the rest of each credit is paid. A debt that finds no credit of its kind
 * stays one: a set-off is payment, not price, and the kind decides on the tax. A dealer that would get less than the
 * minimum, of both kinds together, has the outcome `carriedOver`: the caller then writes nothing of the result.
 *
 * @param balances of the dealer, in any order
 * @param minimum EUR
 * @returns undefined for a dealer without credits in the run's campaigns, who is not part of the run
 */
export function settle(balances: readonly Balance[], minimum: string): Settled | undefined {
  const inOrder = balances
    .map((each) => ({ ...each, remaining: cents(each.balance), setOffAmount: 0n }))
    .sort((one, other) => compare(one.endsOn, other.endsOn) || one.campaignId - other.campaignId);
  const credits = inOrder.filter(({ inRun, remaining }) => inRun && remaining > 0n);
  const debts = inOrder
    .filter(({ remaining }) => remaining < 0n)
    .map((each) => ({ ...each, remaining: -each.remaining }));
  if (credits.length === 0) return undefined;
  const credit = sum(credits.map(({ remaining }) => remaining));
  const debt = sum(debts.map(({ remaining }) => remaining));
  const moves: Move[] = [];
  for (const to of debts) {
    for (const from of credits.filter(({ settlement }) => settlement === to.settlement)) {
      const amount = from.remaining < to.remaining ? from.remaining : to.remaining;
      // one of the two is used up
      if (amount === 0n) continue;
      for (const each of [from, to]) {
        each.remaining -= amount;
        each.setOffAmount += amount;
      }
      moves.push({ from: from.campaignId, to: to.campaignId, amount: euro(amount) });
    }
  }
  const setOff = sum(moves.map(({ amount }) => cents(amount)));
  const net = credit - setOff;
  const part = ({ campaignId, balance, settlement, setOffAmount }: (typeof inOrder)[number], paid: bigint) => ({
    campaignId,
    balance: euro(cents(balance)),
    setOff: euro(setOffAmount),
    paid: euro(paid),
    settlement,
  });
  return {
    credits: euro(credit),
    debts: euro(debt),
    setOff: euro(setOff),
    net: euro(net),
    outcome: net === 0n ? 'setOffOnly' : net < cents(minimum) ? 'carriedOver' : 'document',
    parts: [...credits.map((each) => part(each, each.remaining)), ...debts.map((each) => part(each, 0n))],
    moves,
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The kind of document in which a campaign's prize is paid. */
export const kindOf = (settlement: CampaignSettlement): SettlementDocumentKind =>
  settlement === 'creditNote' ? 'creditNote' : 'notice';

/** A document to be made for a dealer; its lines are parts of the settlement. */
export interface PlannedDocument {
  readonly kind: SettlementDocumentKind;
  readonly net: string;
  readonly lines: readonly Part[];
}

/**
 * The documents of a dealer that is paid: a credit note, a notice, or both, each with the credits of its kind. Where those
 * of one kind are used up by set-offs, it has no document.
 */
export function documentsOf({ outcome, parts }: Pick<Settled, 'outcome' | 'parts'>): PlannedDocument[] {
  if (outcome !== 'document') return [];
  const credits = parts.filter(({ balance }) => !balance.startsWith('-'));
  const netOf = (lines: readonly Part[]) => sum(lines.map(({ paid }) => cents(paid)));
  const ofKind = (kind: SettlementDocumentKind) => credits.filter(({ settlement }) => kindOf(settlement) === kind);
  const kinds = (['creditNote', 'notice'] as const).filter((kind) => netOf(ofKind(kind)) > 0n);
  return kinds.map((kind) => {
    const lines = ofKind(kind);
    return { kind, net: euro(netOf(lines)), lines };
  });
}

/**
 * The VAT of an amount: net · rate, rounded half up to the cent.
 *
 * @param net EUR, not below 0
 * @param rate percentage, at most two decimals
 * @returns EUR
 */
export function taxOf(net: string, rate: string): string {
  // the rate in hundredths of a percent: dividing by 10,000 leaves cents
  return euro(roundedQuotient(cents(net) * cents(rate), 10_000n));
}
