import { formatEuro, formatNumber } from '../../shared/i18n/format';
import type { EndsWithin } from './page/reportFilter';
import { tiresText, wholeTime, type About, type Texts } from './texts';

interface CampaignSums {
  readonly dealers: number;
  readonly goalReached: number;
  readonly goalThreshold: number;
  readonly tiresPurchased: number;
}

/**
 * The sentence about goals: 'La tua rete ha raggiunto 34 obiettivi su 120 nelle campagne del 2025, con acquisti per
 * 12.480 pneumatici.'
 *
 * @param title the campaign of the report, if it is about only one
 * @param memberships the number of goals; a dealer in two campaigns has two
 */
export function campaignsSentence(
  texts: Texts,
  about: About,
  { goalReached, tiresPurchased }: Pick<CampaignSums, 'goalReached' | 'tiresPurchased'>,
  memberships: number,
  title: string | undefined,
): string {
  const { intl, language } = texts;
  const values = { year: String(about.year), half: about.half };
  const where =
    title === undefined && about.endsWithin !== ''
      ? underWayText(texts, about.endsWithin)
      : title === undefined
        ? intl.formatMessage({ id: `reports.where.${about.half === '' ? 'year' : 'half'}` }, values)
        : intl.formatMessage({ id: 'reports.where.campaign' }, { title });
  return intl.formatMessage(
    { id: `reports.goals.${goalsKind(goalReached, memberships)}` },
    {
      who: about.who,
      where,
      during: wholeTime(texts, about).during,
      reached: formatNumber(goalReached, language),
      countReached: goalReached,
      all: formatNumber(memberships, language),
      count: memberships,
      tires: tiresText(texts, tiresPurchased),
    },
  );
}

/**
 * The sentence of a work list: 'La tua rete ha 15 obiettivi vicini alla soglia nelle campagne in corso, con 1.121,00 €
 * di premi in gioco.'
 *
 * @param memberships the number of rows of the work list
 * @param euroAtStake the sum in EUR; null is 0
 */
export function workListSentence(
  texts: Texts,
  { who, standing, endsWithin }: About,
  memberships: number,
  euroAtStake: string | null,
): string {
  const { intl, language } = texts;
  const kind = memberships === 0 ? '.none' : '';
  return intl.formatMessage(
    { id: `reports.workList.${standing}${kind}` },
    {
      who,
      where: underWayText(texts, endsWithin),
      count: memberships,
      number: formatNumber(memberships, language),
      euro: formatEuro(euroAtStake ?? 0, language),
    },
  );
}

/** 'nelle campagne in corso', 'nelle campagne che finiscono entro 7 giorni' */
function underWayText({ intl }: Texts, endsWithin: EndsWithin): string {
  return intl.formatMessage(
    { id: endsWithin === '' ? 'reports.where.underWay' : 'reports.where.endsWithin' },
    { days: endsWithin },
  );
}

function goalsKind(reached: number, memberships: number): string {
  if (memberships === 0) return 'none';
  if (reached === 0) return 'notReached';
  return reached === memberships ? 'all' : 'some';
}
