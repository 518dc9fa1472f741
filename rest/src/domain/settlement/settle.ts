/** What a settlement run pays a dealer (docs/domain/settlement.md, 'Rules'): the only formula of it. */
import type { CampaignSettlement, SettlementDocumentKind, SettlementOutcome } from '@gdd/schema/settlements';
import { fixed, millionths, roundedQuotient } from '../decimal.js';

/** The balance of a dealer in a campaign. */
export interface Balance {
  readonly campaignId: number;
  /** The campaign's last day. */
  readonly endsOn: string;
  /** EUR: above 0 what can be spent, below 0 a debt. */
  readonly balance: string;
  /** Whether the run pays the credits of the campaign. */
  readonly inRun: boolean;
  readonly settlement: CampaignSettlement;
}

/** A balance that is settled, and what becomes of it. Amounts are EUR. */
export interface Part {
  readonly campaignId: number;
  readonly balance: string;
  /** Of a credit what covers debts, of a debt what is covered. */
  readonly setOff: string;
  /** What is left of a credit; 0 of a debt. */
  readonly paid: string;
  readonly settlement: CampaignSettlement;
}

/** A part of a credit that covers a part of a debt. Campaigns are named by their ids. */
export interface Move {
  readonly from: number;
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

const cents = (amount: string) => millionths(amount) / 10_000n;
const euro = (amount: bigint) => fixed(amount, 2);
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/**
 * Settles a dealer: its credits in the run's campaigns cover its debts in any campaign, both in the order of the
 * campaigns' last days, then ids; what is left of each credit is paid. A dealer that would get less than the minimum is
 * carried over: what is answered then is not written.
 *
 * @param balances of the dealer, in any order
 * @param minimum EUR
 * @returns undefined for a dealer without credits, who is not in the run
 */
export function settle(balances: readonly Balance[], minimum: string): Settled | undefined {
  const inOrder = balances
    .map((each) => ({ ...each, left: cents(each.balance), moved: 0n }))
    .sort((one, other) => compare(one.endsOn, other.endsOn) || one.campaignId - other.campaignId);
  const credits = inOrder.filter(({ inRun, left }) => inRun && left > 0n);
  const debts = inOrder.filter(({ left }) => left < 0n).map((each) => ({ ...each, left: -each.left }));
  if (credits.length === 0) return undefined;
  const credit = sum(credits.map(({ left }) => left));
  const debt = sum(debts.map(({ left }) => left));
  const setOff = credit < debt ? credit : debt;
  const net = credit - setOff;

  const moves: Move[] = [];
  for (const to of debts) {
    for (const from of credits) {
      const amount = from.left < to.left ? from.left : to.left;
      if (amount === 0n) continue;
      for (const each of [from, to]) {
        each.left -= amount;
        each.moved += amount;
      }
      moves.push({ from: from.campaignId, to: to.campaignId, amount: euro(amount) });
    }
  }
  const part = ({ campaignId, balance, settlement, moved }: (typeof inOrder)[number], paid: bigint) => ({
    campaignId,
    balance: euro(cents(balance)),
    setOff: euro(moved),
    paid: euro(paid),
    settlement,
  });
  return {
    credits: euro(credit),
    debts: euro(debt),
    setOff: euro(setOff),
    net: euro(net),
    outcome: net === 0n ? 'setOffOnly' : net < cents(minimum) ? 'carriedOver' : 'document',
    parts: [...credits.map((each) => part(each, each.left)), ...debts.map((each) => part(each, 0n))],
    moves,
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The kind of document in which a campaign's prize is paid. */
export const kindOf = (settlement: CampaignSettlement): SettlementDocumentKind =>
  settlement === 'creditNote' ? 'creditNote' : 'notice';

/** A document of a dealer, with the parts that are its lines. */
export interface PlannedDocument {
  readonly kind: SettlementDocumentKind;
  readonly net: string;
  readonly lines: readonly Part[];
}

/**
 * The documents of a dealer that is paid: a credit note, a notice, or both. The credits of a kind that nothing is left of
 * are lines of the other one.
 */
export function documentsOf({ outcome, parts }: Pick<Settled, 'outcome' | 'parts'>): PlannedDocument[] {
  if (outcome !== 'document') return [];
  const credits = parts.filter(({ balance }) => !balance.startsWith('-'));
  const netOf = (lines: readonly Part[]) => sum(lines.map(({ paid }) => cents(paid)));
  const ofKind = (kind: SettlementDocumentKind) => credits.filter(({ settlement }) => kindOf(settlement) === kind);
  const kinds = (['creditNote', 'notice'] as const).filter((kind) => netOf(ofKind(kind)) > 0n);
  return kinds.map((kind) => {
    const lines = kinds.length === 1 ? credits : ofKind(kind);
    return { kind, net: euro(netOf(lines)), lines };
  });
}

/**
 * The VAT of an amount: round half up (net · rate) to the cent.
 *
 * @param net EUR, not below 0
 * @param rate percentage, at most two decimals
 * @returns EUR
 */
export function taxOf(net: string, rate: string): string {
  return euro(roundedQuotient(cents(net) * cents(rate), 10_000n));
}
