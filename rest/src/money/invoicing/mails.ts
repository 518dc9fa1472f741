/** The mail that notifies a dealer of another SDI code or PEC, at the addresses until then. */
import { letterTo, type Letter } from '../../ground/platform/mail/letter.js';
import type { Language } from '@gdd/schema/notifications';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { members } from '../../ground/database/tables/people/network.js';
import type { MailWriter } from '../../ground/platform/mail/outbox.js';

/** What the mail says. */
interface Facts {
  /** Who changed them. */
  readonly user: string;
  readonly sdiCode: string | null;
  readonly pec: string | null;
  readonly publicUrl: string;
}

const letters: Readonly<Record<Language, (facts: Facts) => Letter>> = {
  it: ({ user, sdiCode, pec, publicUrl }) => ({
    subject: 'I dati di fatturazione sono stati cambiati',
    text: `${user} ha cambiato sul portale del Programma GDD i dati con cui ti raggiungono le fatture elettroniche. Ora sono:

Codice SDI: ${sdiCode ?? 'nessuno'}
PEC: ${pec ?? 'nessuna'}

Se sei stato tu, non devi fare altro.

Se non sei stato tu, qualcuno conosce la password di quell’account: avvisa subito chi gestisce il programma e cambia la password. I dati si correggono qui:

${publicUrl}/account`,
  }),
  en: ({ user, sdiCode, pec, publicUrl }) => ({
    subject: 'The invoicing data were changed',
    text: `on the portal of Programma GDD ${user} has changed the data by which electronic invoices reach you. They are now:

SDI code: ${sdiCode ?? 'none'}
Certified mail (PEC): ${pec ?? 'none'}

If it was you, there is nothing to do.

If it was not, somebody knows the password of that account: notify the office of the programme at once and change the password. The data are corrected here:

${publicUrl}/account`,
  }),
};

/** The writer of the mail, in the language of the user who made the change; null where user or dealer are gone. */
export function invoicingChangedWriter(database: Database, { publicUrl }: Pick<Config, 'publicUrl'>): MailWriter {
  return async ({ about }) => {
    const [user] = await database
      .select()
      .from(users)
      .where(eq(users.id, about?.['user'] ?? 0));
    const [dealer] = await database
      .select()
      .from(members)
      .where(eq(members.id, about?.['dealer'] ?? 0));
    if (user === undefined || dealer === undefined) return null;
    const { businessName, sdiCode, pec } = dealer;
    const facts = { user: user.name ?? user.username, sdiCode, pec, publicUrl };
    return letterTo(businessName, user.language, letters[user.language](facts));
  };
}
