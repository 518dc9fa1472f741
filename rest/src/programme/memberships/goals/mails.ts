import { letterTo } from '../../../ground/platform/mail/letter.js';
import type { Config } from '../../../config.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import type { goalChanges } from '../../../ground/database/tables/programme/goalChanges.js';
import { amountChange, italianNumber } from '../../../ground/domain/labels/italianFormats.js';
import { italianWorsenings } from '../../../ground/domain/incentive/worseningTexts.js';
import type { MailWriter } from '../../../ground/platform/mail/outbox.js';
import { goalChangeById } from './goalChanges.js';

/** Writes the mail to a dealer about another goal, or its removal; null for a dealer that was deleted since. */
export function goalChangedWriter(database: Database, { publicUrl }: Pick<Config, 'publicUrl'>): MailWriter {
  return async ({ about }) => {
    // 0 is no id: without one nothing is found and no mail is sent
    const found = await goalChangeById(database, about?.['goalChange'] ?? 0);
    if (found === undefined) return null;
    const { businessName, title, change } = found;
    const { goalBefore, goalAfter, isWithdrawn, reason, worsenings } = change;
    const isRemoved = goalAfter === null;
    const subject = `Campagna «${title}»: ${subjectOf(change)}`;
    const what = isRemoved
      ? `non fai più parte della campagna «${title}», che avevi accettato con l’obiettivo di ${italianNumber(goalBefore)} pneumatici.`
      : isWithdrawn
        ? `la tua accettazione della campagna «${title}», registrata da un file che è stato annullato, non vale più. L’obiettivo è di ${italianNumber(goalAfter)} pneumatici: finché la campagna è aperta puoi accettarla dal portale.`
        : `l’obiettivo che avevi accettato nella campagna «${title}» è cambiato: da ${italianNumber(goalBefore)} a ${italianNumber(goalAfter)} pneumatici.`;
    const lines = [
      ...(reason === null ? [] : [`Motivo: ${reason}`]),
      amountChange('Premio accumulato', change.accumulatedBefore, change.accumulatedAfter),
      amountChange('Premio spendibile', change.expendableBefore, change.expendableAfter),
      ...(change.debtBefore === change.debtAfter
        ? []
        : [amountChange('Da restituire', change.debtBefore, change.debtAfter)]),
      ...(isRemoved || isWithdrawn || worsenings.length === 0
        ? []
        : [`Che cosa peggiora per te: ${italianWorsenings(worsenings)}`]),
    ];
    const place = isRemoved
      ? `Se qualcosa non torna, puoi contestarlo dal portale:\n\n${publicUrl}/disputes`
      : `A questo indirizzo trovi come è calcolato il premio; se qualcosa non torna, puoi contestarlo:\n\n${publicUrl}/subscriptions/${change.campaignId}`;
    return letterTo(businessName, 'it', {
      subject,
      text: `${what}

${lines.join('\n')}

${place}`,
    });
  };
}

function subjectOf({ goalAfter, isWithdrawn }: Pick<typeof goalChanges.$inferSelect, 'goalAfter' | 'isWithdrawn'>) {
  if (goalAfter === null) return 'non ne fai più parte';
  return isWithdrawn ? 'l’accettazione non vale più' : 'nuovo obiettivo';
}
