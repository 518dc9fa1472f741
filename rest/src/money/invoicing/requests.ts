/** Requests of dealers for another name or seat, which the office approves (docs/domain/approvals.md). */
import { and, desc, eq } from 'drizzle-orm';
import { pick } from '@gdd/schema/fields';
import { approvalRecord, recordRequest } from '../../decisions/approvals/requests/proposing.js';
import { decideApproval, stateAt } from '../../decisions/approvals/requests/queries.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { approvals, type InvoicingCompany } from '../../ground/database/tables/programme/approvals.js';
import { changeDealer } from '../../people/dealers/changes.js';
import { dealerByIdForUpdate, type MemberRow } from '../../people/dealers/queries.js';
import { isVatNumberOf } from '../../ground/domain/vatNumber.js';
import { difference, recordAudit } from '../../ground/platform/audit.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound, Refusal, refuseWrong } from '../../ground/platform/http/errors.js';
import { regionOf } from './schemas.js';

const companyFields = ['businessName', 'address', 'postalCode', 'city', 'province', 'country'] as const;

/** The present name and seat of a dealer. */
export function companyOf(dealer: MemberRow): InvoicingCompany {
  const { city, province } = dealer;
  if (city === null || province === null) throw new Error('A check constraint gives each dealer a place.');
  return { ...pick(dealer, companyFields), city, province };
}

const isSame = (one: InvoicingCompany, other: InvoicingCompany) => difference({ ...one }, { ...other }) === undefined;

/** The newest request of a dealer, with its state at an instant. */
export async function newestRequest(database: Database, dealerId: number, now: Date) {
  const [newest] = await database
    .select({ row: approvals, state: stateAt(now) })
    .from(approvals)
    .where(isOfDealer(dealerId))
    .orderBy(desc(approvals.id))
    .limit(1);
  return newest;
}

/** The pending request of a dealer, locked until the transaction ends; as an approval does, before the dealer. */
export async function lockPendingRequest(transaction: Database, dealerId: number, now: Date) {
  const [pending] = await transaction
    .select()
    .from(approvals)
    .where(and(isOfDealer(dealerId), eq(stateAt(now), 'pending')))
    .for('update');
  return pending;
}

const isOfDealer = (dealerId: number) => and(eq(approvals.kind, 'invoicing'), eq(approvals.dealerId, dealerId));

/**
 * Asks for another name or seat. What is asked for already stays as it is; another request takes the place of the
 * pending one, and the present name and seat withdraw it.
 *
 * @param dealer locked, and its pending request before it
 * @throws Refusal BAD_USER_INPUT for a country whose VAT numbers have another form than the dealer's; CONFLICT, reason
 *   approvalPending, if the dealer's other users have asked at the same moment
 */
export async function askForCompany(
  transaction: Database,
  caller: SignedIn,
  dealer: MemberRow,
  pending: typeof approvals.$inferSelect | undefined,
  after: InvoicingCompany,
  now: Date,
): Promise<void> {
  const asked = pending?.request.invoicing?.after;
  if (asked !== undefined && isSame(asked, after)) return;
  refuseWrong({ 'company.country': fitsCountry(dealer, after) ? undefined : 'notAllowed' });
  if (pending !== undefined) {
    await decideApproval(transaction, pending.id, { state: 'withdrawn', decidedBy: caller.userId, decidedAt: now });
    await recordAudit(transaction, now, [approvalRecord(caller, pending.id, 'withdrawn', { kind: 'invoicing' })]);
  }
  const before = companyOf(dealer);
  if (isSame(before, after)) return;
  await recordRequest(transaction, caller, now, {
    kind: 'invoicing',
    subject: `invoicing:${dealer.id}`,
    dealerId: dealer.id,
    input: after,
    request: { invoicing: { before, after } },
  });
}

/**
 * Gives a dealer the name and the seat that were asked for and approved.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason staleVersion, where the office has changed them or the VAT
 *   number since
 */
export async function applyCompany(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  dealerId: number,
  { before, after }: { readonly before: InvoicingCompany; readonly after: InvoicingCompany },
): Promise<void> {
  const dealer = await dealerByIdForUpdate(database, caller.member, dealerId);
  if (dealer === undefined) throw notFound();
  const isStale = !isSame(companyOf(dealer), before) || !fitsCountry(dealer, after);
  if (isStale) throw new Refusal('CONFLICT', { reason: 'staleVersion' });
  // the region goes with the province; it stays where the province does
  const region = after.province === before.province ? dealer.region : (regionOf(after.province) ?? null);
  await changeDealer(database, caller, dealer, { ...after, region }, 'updated', clock.programmeNow());
}

/** The VAT number is changed by the office alone: a seat in another country waits for it. */
const fitsCountry = ({ vatNumber }: MemberRow, { country }: InvoicingCompany) =>
  isVatNumberOf(country, vatNumber ?? '');
