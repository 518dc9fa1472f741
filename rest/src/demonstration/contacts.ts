/**
 * Recent messages of the demonstration, written by the product's own services: a dispute with its answers, and a note
 * on a dealer; and a webhook of another system, to which nothing is sent.
 */
import { randomBytes } from 'node:crypto';
import type { Database } from '../ground/database/connections/connection.js';
import { webhooks } from '../ground/database/tables/work/webhooks.js';
import { openDispute, writeMessage } from '../money/disputes/service.js';
import { createNote } from '../programme/notes/service.js';
import type { SignedIn } from '../ground/platform/http/caller.js';
import type { SettlementContext } from '../money/settlements/service.js';
import { sealedSecret } from '../reach/webhooks/sending/secrets.js';
import { newWebhookSecret } from '../reach/webhooks/sending/signing.js';
import { goalEditedIn, type Actors, type Happening } from './pastDays.js';

const aboutGoal = { kind: 'figure', document: null, figure: 'goalThreshold' } as const;

/** The note, the dispute with its answers, and the webhook, each on its day. */
export function contacts({ clerk, agent, dealer }: Actors): Happening[] {
  const dealerId = dealer.member.id;
  let disputeId = 0;
  const say = (by: SignedIn, text: string) => async (context: SettlementContext) => {
    await writeMessage(context, by, disputeId, { text }, undefined);
  };
  return [
    {
      at: new Date('2025-10-09T15:30:00Z'),
      happen: async (context) => {
        const text = 'Con l’agente avevamo concordato 20 pneumatici in meno: l’obiettivo è sceso solo di 10.';
        const input = { campaignId: goalEditedIn, dealerId, about: aboutGoal, text };
        ({ id: disputeId } = await openDispute(context, dealer, input, undefined));
      },
    },
    {
      at: new Date('2025-10-10T08:05:00Z'),
      happen: say(
        clerk,
        'Buongiorno, la richiesta che abbiamo ricevuto è di 10 pneumatici. Può allegare quella dell’agente?',
      ),
    },
    {
      at: new Date('2025-10-10T08:30:00Z'),
      happen: ({ database, clock }) => insertEndpoint(database, clerk.userId, clock.programmeNow()),
    },
    {
      at: new Date('2025-10-13T06:40:00Z'),
      happen: say(dealer, 'Grazie. La chiedo all’agente e la allego questa settimana.'),
    },
    {
      at: new Date('2025-10-13T14:20:00Z'),
      happen: async (context) => {
        const note = {
          text: 'Sentita al telefono: le mancano pochi pneumatici alla prossima soglia e aspetta il listino invernale.',
          calledOn: '2025-10-13',
          nextStep: { on: '2025-10-20', text: 'Portare il listino invernale' },
        };
        await createNote(context, agent, dealerId, note, undefined);
      },
    },
  ];
}

/**
 * A disabled webhook at a reserved address. Its secret is sealed with a random key that is not stored: even if the
 * webhook is enabled, nothing can be sent before its secret is rotated.
 */
async function insertEndpoint(transaction: Database, createdBy: number, createdAt: Date): Promise<void> {
  await transaction.insert(webhooks).values({
    url: 'https://gestionale.example/portale',
    description: 'Esempio: il gestionale del programma',
    kinds: ['importApplied', 'settlementApproved', 'monthClosed'],
    enabled: false,
    secret: sealedSecret(newWebhookSecret(), { current: randomBytes(32).toString('base64') }),
    createdBy,
    createdAt,
  });
}
