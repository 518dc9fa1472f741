/** A dealer's own invoicing data (docs/domain/network-and-access.md, 'Invoicing data'). */
import { isSdiCodeOf } from '@gdd/schema/invoicing';
import { lockWithPassword, problemOfCurrentPassword, userOfCaller } from '../../people/auth/signIn/signIn.js';
import type { Clock } from '../../ground/clock.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { changeDealer } from '../../people/dealers/changes.js';
import { dealerById, dealerByIdForUpdate, type MemberRow } from '../../people/dealers/queries.js';
import { missingOf } from '../../ground/domain/settlement/receiver.js';
import { normalisedName } from '../../ground/domain/text.js';
import { difference } from '../../ground/platform/audit.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { Client } from '../../ground/platform/http/client.js';
import { orNotFound, refuseWrong } from '../../ground/platform/http/errors.js';
import { queueMail } from '../../ground/platform/mail/outbox.js';
import { receiverWith } from '../settlements/documents/receivers.js';
import { askForCompany, companyOf, lockPendingRequest, newestRequest } from './requests.js';
import type { InvoicingView, UpdateInvoicing } from './schemas.js';

type UserRow = Awaited<ReturnType<typeof userOfCaller>>;

/** The data of the caller's dealer. @throws Refusal NOT_FOUND for a caller that is no dealer */
export async function ownInvoicing({ database, clock }: ServiceContext, caller: SignedIn): Promise<InvoicingView> {
  const { member } = caller;
  const dealer = orNotFound(await dealerById(database, member, member.id));
  const newest = await newestRequest(database, member.id, clock.programmeNow());
  const company = newest?.row.request.invoicing?.after;
  const { vatNumber, taxCode, sdiCode, pec } = dealer;
  return {
    ...companyOf(dealer),
    ...{ vatNumber: vatNumber ?? '', taxCode, sdiCode, pec },
    missing: missingOf(receiverWith(dealer)),
    request:
      newest === undefined || company === undefined
        ? null
        : {
            id: newest.row.id,
            state: newest.state,
            company,
            proposedAt: newest.row.proposedAt.toISOString(),
            expiresAt: newest.row.expiresAt.toISOString(),
            decidedAt: newest.row.decidedAt?.toISOString() ?? null,
            reason: newest.row.reason,
          },
  };
}

/**
 * Changes SDI code and PEC at once, and asks the office for another name or seat; all or nothing.
 *
 * @throws Refusal BAD_USER_INPUT: SDI code and PEC without the right current password, a code or a seat that does not
 *   fit the country; NOT_FOUND; CONFLICT; RATE_LIMITED
 */
export async function updateInvoicing(
  context: ServiceContext,
  caller: SignedIn,
  { delivery, company, current_password: password }: UpdateInvoicing,
  client: Client,
): Promise<InvoicingView> {
  const { database, clock, wakeOutbox } = context;
  const { member } = caller;
  const user = await userOfCaller(database, caller);
  if (delivery !== undefined) {
    refuseWrong({ current_password: await problemOfCurrentPassword(context, user, password, client) });
  }
  const now = clock.programmeNow();
  await database.transaction(async (transaction) => {
    if (delivery !== undefined) await lockWithPassword(transaction, user);
    const pending = company && (await lockPendingRequest(transaction, member.id, now));
    const dealer = orNotFound(await dealerByIdForUpdate(transaction, member, member.id));
    if (delivery !== undefined) await changeDelivery(transaction, caller, user, dealer, delivery, clock);
    if (company !== undefined) await askForCompany(transaction, caller, dealer, pending, company, now);
  });
  wakeOutbox();
  return ownInvoicing(context, caller);
}

/** Stores another SDI code or PEC, and tells the addresses until now: the user's own and the PEC that is replaced. */
async function changeDelivery(
  transaction: Database,
  caller: SignedIn,
  user: UserRow,
  dealer: MemberRow,
  { sdiCode, pec }: NonNullable<UpdateInvoicing['delivery']>,
  clock: Clock,
): Promise<void> {
  const fits = sdiCode === null || isSdiCodeOf(dealer.country, sdiCode);
  refuseWrong({ 'delivery.sdiCode': fits ? undefined : 'invalid' });
  const changes = { sdiCode, pec };
  if (difference(dealer, changes) === undefined) return;
  await changeDealer(transaction, caller, dealer, changes, 'updated', clock.programmeNow());
  const confirmedEmail = user.emailConfirmedAt === null ? null : user.email;
  const replaced = dealer.pec === pec ? null : dealer.pec;
  const addresses = new Set([confirmedEmail, replaced].filter((address) => address !== null).map(normalisedName));
  for (const address of addresses) {
    await queueMail(transaction, 'invoicingChanged', address, clock, { user: user.id, dealer: dealer.id });
  }
}
