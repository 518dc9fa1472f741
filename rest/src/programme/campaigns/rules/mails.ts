import { letterTo } from '../../../ground/platform/mail/letter.js';
import type { RulesPart } from '@gdd/schema/campaigns';
import type { Config } from '../../../config.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { amountChange, dayWithArticle, italianLongDay } from '../../../ground/domain/labels/italianFormats.js';
import { italianWorsenings } from '../../../ground/domain/incentive/worseningTexts.js';
import { worseningsBy } from '../../../ground/domain/incentive/worsening.js';
import { romeDay } from '../../../ground/domain/romeDay.js';
import type { MailWriter } from '../../../ground/platform/mail/outbox.js';
import { changedParts } from './comparison.js';
import { rulesChangeOf, rulesVersionWithBefore } from './queries.js';

const partNames: Readonly<Record<RulesPart, string>> = {
  period: 'il periodo della campagna',
  incentive: 'gli scaglioni e le soglie del premio',
  boosts: 'i moltiplicatori',
  eligibility: 'gli pneumatici che contano',
};

const list = new Intl.ListFormat('it', { type: 'conjunction' });

/**
 * Writes the mail to a dealer about a version of the rules: what changed, and how its prize changed; null for a dealer
 * that was deleted since.
 */
export function rulesChangedWriter(database: Database, { publicUrl }: Pick<Config, 'publicUrl'>): MailWriter {
  return async ({ about }) => {
    // 0 is no id: without one nothing is found and no mail is sent
    const { campaignId = 0, version = 0, dealerId = 0 } = about ?? {};
    const rulesChange = await rulesChangeOf(database, { campaignId, version, dealerId });
    const { made, before } = await rulesVersionWithBefore(database, campaignId, version);
    if (rulesChange === undefined || made === undefined || before === undefined) return null;
    const { businessName, title, change, goalThreshold } = rulesChange;
    // a dealer that has left the campaign since has no goal
    const worse =
      goalThreshold === null || (made.worsening?.dealers ?? 0) === 0
        ? []
        : worseningsBy(before.rules, made.rules)({ before: goalThreshold, after: goalThreshold });
    const worseLine = worse.length === 0 ? '' : `Che cosa peggiora per te: ${italianWorsenings(worse)}\n`;
    const changesDebt = change.debtBefore !== change.debtAfter;
    const debtLine = changesDebt ? `${amountChange('Da restituire', change.debtBefore, change.debtAfter)}\n` : '';
    const parts = changedParts(before.rules, made.rules).map((part) => partNames[part]);
    return letterTo(businessName, 'it', {
      subject: `Campagna «${title}»: nuove regole`,
      text: `${dayWithArticle('dal', italianLongDay(romeDay(made.since)))} le regole della campagna «${title}» sono cambiate: per tutto il periodo vale la versione ${version}.

Che cosa cambia: ${list.format(parts)}
Motivo: ${made.reason ?? 'non indicato'}
${amountChange('Premio accumulato', change.accumulatedBefore, change.accumulatedAfter)}
${amountChange('Premio spendibile', change.expendableBefore, change.expendableAfter)}
${debtLine}${worseLine}
A questo indirizzo trovi le nuove regole e come è calcolato il premio; se qualcosa non torna, puoi contestarlo:

${publicUrl}/subscriptions/${campaignId}`,
    });
  };
}
