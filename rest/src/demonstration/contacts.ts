/**
 * Recent messages of the demonstration, written by the product's own services: a dispute with its answers, and a note
 * on a dealer; and a webhook of another system, to which nothing is sent.
 */
import { randomBytes } from 'node:crypto';
import { demonstrationDay } from '@gdd/schema/demonstration';
import { eq } from 'drizzle-orm';
import type { Database } from '../ground/database/connections/connection.js';
import { members } from '../ground/database/tables/people/network.js';
import { webhooks } from '../ground/database/tables/work/webhooks.js';
import { openDispute, writeMessage } from '../money/disputes/service.js';
import { createNote } from '../programme/notes/service.js';
import { orNotFound } from '../ground/platform/http/errors.js';
import { sealedSecret } from '../reach/webhooks/sending/secrets.js';
import { newWebhookSecret } from '../reach/webhooks/sending/signing.js';
import { demonstrationCodes } from './network.js';
import { userOf } from './money.js';
import { goalEditedIn } from './trail.js';

/** The ids of the authors. */
interface Writers {
  readonly administrator: number;
  readonly agent: number;
  readonly dealer: number;
}

/**
 * Inserts the note, the dispute and the webhook.
 *
 * @param transaction has the campaigns, their dealers, the rollup figures, and the money up to the day before
 */
export async function insertContacts(transaction: Database, ids: Writers): Promise<void> {
  const contextAt = (instant: string) => {
    const now = new Date(instant);
    return { database: transaction, clock: { now: () => now }, programmeDay: () => instant.slice(0, 10) };
  };
  const own = eq(members.code, demonstrationCodes.dealer);
  const dealerId = orNotFound((await transaction.select({ id: members.id }).from(members).where(own))[0]).id;
  const [office, agent, dealer] = [
    await userOf(transaction, ids.administrator),
    await userOf(transaction, ids.agent),
    await userOf(transaction, ids.dealer),
  ];
  await createNote(
    contextAt('2025-10-13T14:20:00Z'),
    agent,
    dealerId,
    {
      text: 'Sentita al telefono: le mancano pochi pneumatici alla prossima soglia e aspetta il listino invernale.',
      calledOn: '2025-10-13',
      nextStep: { on: '2025-10-20', text: 'Portare il listino invernale' },
    },
    undefined,
  );
  const { id } = await openDispute(
    contextAt('2025-10-14T15:30:00Z'),
    dealer,
    {
      campaignId: goalEditedIn,
      dealerId,
      about: { kind: 'figure', document: null, figure: 'goalThreshold' },
      text: 'Con l’agente avevamo concordato 20 pneumatici in meno: l’obiettivo è sceso solo di 10.',
    },
    undefined,
  );
  const answer = 'Buongiorno, la richiesta che abbiamo ricevuto è di 10 pneumatici. Può allegare quella dell’agente?';
  await writeMessage(contextAt('2025-10-14T16:05:00Z'), office, id, { text: answer }, undefined);
  const reply = 'Grazie. La chiedo all’agente e la allego oggi.';
  await writeMessage(contextAt(`${demonstrationDay}T06:40:00Z`), dealer, id, { text: reply }, undefined);
  await insertEndpoint(transaction, ids.administrator);
}

/**
 * A disabled webhook at a reserved address. Its secret is sealed with a random key that is not stored: even if the
 * webhook is enabled, nothing can be sent before its secret is rotated.
 */
async function insertEndpoint(transaction: Database, createdBy: number): Promise<void> {
  await transaction.insert(webhooks).values({
    url: 'https://gestionale.example/portale',
    description: 'Esempio: il gestionale del programma',
    kinds: ['importApplied', 'settlementApproved', 'monthClosed'],
    enabled: false,
    secret: sealedSecret(newWebhookSecret(), { current: randomBytes(32).toString('base64') }),
    createdBy,
    createdAt: new Date('2025-10-10T08:30:00Z'),
  });
}
