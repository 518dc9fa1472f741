/** The Italian sentences of a statement's document; the client's page has the same. */
import type { Match } from '../../../ground/domain/incentive/rules.js';
import { millionths } from '../../../ground/domain/decimal.js';
import {
  italianDay,
  italianEuro,
  italianNumber,
  italianPercent,
  periodWithArticles,
  withItalianArticle,
} from '../../../ground/domain/labels/italianFormats.js';
import { channelLabels, seasonLabels, segmentLabels } from '../../../ground/domain/labels/saleLabels.js';
import type { StatementView } from '../statement.js';

/** A text as a sentence begins. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** '1 pneumatico', '−1 pneumatico', '1.200 pneumatici' */
export const tyres = (count: number) =>
  `${italianNumber(count)} ${Math.abs(count) === 1 ? 'pneumatico' : 'pneumatici'}`;

const lacking = (count: number) => `${count === 1 ? 'manca' : 'mancano'} ${tyres(count)}`;
const lacked = (count: number) => `${count === 1 ? 'è mancato' : 'sono mancati'} ${tyres(count)}`;

/** The sentence about which sales a campaign counts. */
export function countedSales({ campaign, eligibility }: StatementView): string {
  const period = periodWithArticles(italianDay(campaign.startsOn), italianDay(campaign.endsOn));
  return `Contano gli pneumatici venduti ${period}: ${matchText(eligibility)}.`;
}

export function matchText({ brand, season, segment, rimFrom, rimTo, channel }: Match): string {
  const anyOf = (names: readonly string[]) => new Intl.ListFormat('it-IT', { type: 'disjunction' }).format(names);
  const parts = [
    brand && `marca ${anyOf(brand)}`,
    season && `stagione ${anyOf(season.map((each) => seasonLabels[each].toLowerCase()))}`,
    segment && `segmento ${anyOf(segment.map((each) => (each === 'suv' ? 'SUV' : segmentLabels[each].toLowerCase())))}`,
    rimText(rimFrom, rimTo),
    channel && `canale ${channelLabels[channel].toLowerCase()}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? 'tutti' : parts.join(' · ');
}

function rimText(from: number | undefined, to: number | undefined): string | undefined {
  if (from === undefined) return to === undefined ? undefined : `cerchio fino a ${to} pollici`;
  if (to === undefined) return `cerchio da ${from} pollici`;
  return from === to ? `cerchio da ${from} pollici esatti` : `cerchio da ${from} a ${to} pollici`;
}

const fromGoal = (percent: string | number) => `${withItalianArticle('da', italianPercent(percent))} dell’obiettivo`;

/** The text of where a tier starts. */
export const tierText = (from: string) => (Number(from) === 0 ? 'dal primo pneumatico' : fromGoal(from));

/**
 * The progress, '37 di 50 pneumatici (74 %)', and the next threshold or, of a closed campaign, the one that was missed.
 */
export function progressText(statement: StatementView): { readonly reached: string; readonly next: string } {
  const { tiresPurchased, goalThreshold, tiers, unlockTires, incentiveDetail, campaign } = statement;
  // truncated, not rounded: 99.97 % must not be shown as 100 %
  const share = italianPercent(Math.floor((1000 * tiresPurchased) / goalThreshold) / 10);
  const reached = `${italianNumber(tiresPurchased)} di ${tyres(goalThreshold)} (${share})`;
  const steps = [
    { at: goalThreshold, name: 'all’obiettivo' },
    { at: unlockTires, name: `al premio spendibile (${italianPercent(incentiveDetail.unlockAt)})` },
    ...tiers.slice(1).map(({ from, startsAt }) => ({ at: startsAt, name: `alla soglia ${italianPercent(from)}` })),
  ];
  const next = steps.filter(({ at }) => at > tiresPurchased).toSorted((one, other) => one.at - other.at)[0];
  if (next === undefined) return { reached, next: 'obiettivo raggiunto e ogni soglia superata' };
  const count = next.at - tiresPurchased;
  const missing = `${campaign.state === 'closed' ? lacked(count) : lacking(count)} ${next.name}`;
  return { reached, next: tiresPurchased < goalThreshold ? missing : `obiettivo raggiunto, ${missing}` };
}

/** The exact average factor: a decimal, or the fraction of tyres where the decimal would have to be rounded. */
export function averageFactorText({ lineTires, boostedTires, factorLimit, averageFactor }: StatementView): string {
  if (factorLimit !== null) return italianNumber(factorLimit, 2);
  if (lineTires <= 0) return italianNumber(1, 2);
  if (millionths(boostedTires) % BigInt(lineTires) === 0n) return italianNumber(averageFactor, 2);
  return `${italianNumber(boostedTires)}/${italianNumber(lineTires)}`;
}

/** The sentence about when the prize can be spent, and whether the threshold is reached. */
export function unlockText(statement: StatementView): string {
  const { incentiveDetail, unlockTires, unlocked, tiresPurchased, campaign, accepted } = statement;
  const unlockAt = Number(incentiveDetail.unlockAt);
  const rule =
    unlockAt === 0
      ? 'Il premio si può spendere da subito.'
      : unlockAt === 100
        ? 'Il premio si può spendere quando l’obiettivo è raggiunto.'
        : `Il premio si può spendere ${fromGoal(incentiveDetail.unlockAt)}.`;
  if (unlocked) return `${rule} Servono ${tyres(unlockTires)}: soglia raggiunta.`;
  if (campaign.state !== 'closed') {
    return `${rule} Servono ${tyres(unlockTires)}: ${lacking(unlockTires - tiresPurchased)}.`;
  }
  const missed = accepted ? `: ${lacked(Math.max(unlockTires - tiresPurchased, 0))}` : '';
  return `${rule} Servivano ${tyres(unlockTires)}${missed}.`;
}

/** The sentence about the cap, and whether it limits the prize. */
export function capText({ incentiveDetail: { cap }, capped }: StatementView): string {
  if (cap === undefined) return 'Questa campagna non ha un tetto.';
  const amount = `Il tetto della campagna è ${italianEuro(String(cap))}`;
  return capped ? `${amount}: il premio si ferma lì.` : `${amount}: non è stato superato.`;
}

export const basisText = {
  marginal: 'Ogni pneumatico vale il premio dello scaglione in cui cade.',
  whole: 'Tutti gli pneumatici valgono il premio dello scaglione raggiunto.',
} as const;
