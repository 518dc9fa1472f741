import type { BudgetBasis } from '@gdd/schema/budgets';
import type { Config } from '../../../config.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { shareOfBudget } from '../../../ground/domain/budget.js';
import { italianEuro, italianPercent, withItalianArticle } from '../../../ground/domain/labels/italianFormats.js';
import type { MailWriter } from '../../../ground/platform/mail/outbox.js';
import { crossingById } from './crossings.js';

const sentences: Readonly<Record<BudgetBasis, string>> = {
  accumulated: 'I premi accumulati hanno raggiunto',
  expected: 'I premi stimati a fine campagna raggiungono',
};

const amountNames: Readonly<Record<BudgetBasis, string>> = {
  accumulated: 'Premi accumulati',
  expected: 'Premi stimati a fine campagna',
};

/**
 * Writes mails of the kind `budgetCrossed`, which nothing queues any more (crossings are published as events): those
 * that an earlier version queued are still sent. Null where the budget was raised since.
 */
export function budgetCrossedWriter(database: Database, { publicUrl }: Pick<Config, 'publicUrl'>): MailWriter {
  return async ({ about }) => {
    // 0 is no id: without one nothing is found and no mail is sent
    const row = await crossingById(database, about?.['crossing'] ?? 0);
    if (row === undefined) return null;
    const { title, crossing } = row;
    const { basis, threshold, budget, amount, campaignId } = crossing;
    const reached = italianPercent(threshold);
    const what = basis === 'accumulated' ? 'premi' : 'stima';
    return {
      subject: `Campagna «${title}»: ${what} ${withItalianArticle('a', reached)} del budget`,
      text: `Buongiorno,

${sentences[basis]} la soglia ${withItalianArticle('de', reached)} del budget della campagna «${title}».

${amountNames[basis]}: ${italianEuro(amount)} (${italianPercent(shareOfBudget(amount, budget))} del budget)
Budget: ${italianEuro(budget)}

A questo indirizzo trova la campagna:

${publicUrl}/campaigns/${campaignId}

Questa mail arriva una volta sola per soglia a chi gestisce le campagne.

Programma GDD
`,
    };
  };
}
