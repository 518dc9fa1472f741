/**
 * The one clock of the demonstration (docs/domain/sessions.md): in April 2027 somebody uses a programme that stands on 31
 * December 2025. Every instant that is written, and every instant that is answered, is the programme's or one of
 * those that are excepted by name.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { demonstrationUsers } from './demonstration/users.js';
import { rowsIn } from './ground/database/rows.js';
import { settlementSettings } from './ground/database/tables/programme/settlements.js';
import { expectedStatus, operations } from './testing/app/operations.js';
import { confirmedPerson, newPerson } from './testing/app/accounts.js';
import { answer, challengeOf, withApp } from './testing/app/factors.js';
import { bearing, personalTokenOf } from './testing/app/personalTokens.js';
import { openTestApp, type Method } from './testing/app/testApp.js';
import { pdf, uploaded } from './testing/files/files.js';
import { createdCampaign, previewRules, updateCampaign } from './testing/programme/campaignCalls.js';
import { importFile, undoFile } from './testing/programme/loadedFile.js';
import { salesFileOf } from './testing/programme/salesFiles.js';

const standsOn = '2025-12-31';
/** Whether an instant is of the real days: what is due in the programme's next months is not. */
const isReal = (instant: string | null) => instant !== null && instant >= '2027';

/** Columns with the real time: sessions, tokens, factors, sign-ins, queues, leases, keys and uploads. */
const realColumns: readonly string[] = [
  ...['sessions.created_at', 'sessions.expires_at', 'sessions.last_used_at', 'sessions.password_confirmed_at'],
  ...['users.last_login_at', 'users.email_confirmed_at'],
  ...['personal_tokens.created_at', 'personal_tokens.expires_at', 'personal_tokens.last_used_at'],
  'personal_tokens.revoked_at',
  ...['service_accounts.created_at', 'service_accounts.expires_at', 'service_accounts.last_used_at'],
  'service_accounts.revoked_at',
  ...['one_time_tokens.expires_at', 'one_time_tokens.used_at', 'auth_attempts.at', 'auth_challenges.expires_at'],
  ...['known_addresses.signed_in_at', 'known_addresses.link_opened_at', 'known_devices.last_at'],
  ...['security_events.since', 'security_events.last_at'],
  ...[
    'factor_resets.confirmed_at',
    'factor_resets.due_at',
    'second_factors.created_at',
    'second_factors.last_used_at',
    'recovery_codes.created_at',
    'recovery_codes.used_at',
  ],
  ...['idempotency_keys.created_at', 'uploads.created_at', 'uploads.completed_at', 'uploads.used_at'],
  ...['outbox.next_try_at', 'outbox.give_up_at', 'outbox.lease_until'],
  ...['webhook_deliveries.next_try_at', 'webhook_deliveries.lease_until', 'webhooks.previous_until'],
  ...['export_leases.expires_at', 'exports.lease_until', 'imports.lease_until', 'simulations.lease_until'],
  'signals.at',
];

/** Fields of answers with the real time, by operation. */
const realFields: Readonly<Record<string, readonly string[]>> = {
  listSessions: ['createdAt', 'lastUsedAt'],
  getUser: ['last_login_at'],
  usersTable: ['lastLoginAt'],
  getManagedUser: ['lastLoginAt', 'dueAt'],
  listPersonalTokens: ['createdAt', 'expiresAt', 'lastUsedAt'],
  serviceAccountsTable: ['createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt'],
};

/** Columns that nothing in this test writes. */
const untouched: readonly string[] = [
  ...['approval_settings.updated_at', 'approvals.decided_at', 'approvals.expires_at', 'approvals.proposed_at'],
  ...['auth_challenges.expires_at', 'budget_crossings.crossed_at', 'column_mappings.confirmed_at'],
  ...['content_images.unused_since', 'document_files.prepared_at', 'export_leases.expires_at', 'exports.lease_until'],
  ...['factor_resets.confirmed_at', 'factor_resets.due_at'],
  ...['goal_proposals.created_at', 'imports.lease_until', 'members.deleted_at', 'outbox.lease_until'],
  ...['personal_tokens.revoked_at', 'second_factors.last_used_at', 'security_settings.required_since'],
  ...['security_settings.updated_at', 'settlement_document_events.recorded_at'],
  ...['settlement_documents.cancelled_at', 'settlement_settings.updated_at', 'share_tokens.revoked_at'],
  ...['simulations.lease_until', 'webhook_deliveries.done_at', 'webhook_deliveries.lease_until', 'webhooks.gone_at'],
  'webhooks.previous_until',
];

const service = await openTestApp();
const { clock, database } = service;

/** Does something as a user, who is let. @returns the data of the answer */
async function done<T>(method: Method, path: string, body?: object, as = 'ka.admin', key?: string): Promise<T> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const response = await service.call(method, `/api/${path}`, { as, ...(body && { body }), headers });
  expect([`${method} ${path}`, response.statusCode, response.body]).toEqual([
    `${method} ${path}`,
    expect.any(Number),
    expect.not.stringContaining('"success":false'),
  ]);
  return response.json<{ data: T }>().data;
}

/** The ids of the objects that the test made, by the beginning of the paths that name them. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  clock.standsOn = standsOn;
  clock.advance(400 * 24 * 60 * 60_000);
  await people();
  await programme();
  await contents();
  await service.simulations.drain();
  for (const work of [service.notifications, service.outbox, service.webhooks, service.exports, service.budgets]) {
    await work.drain();
  }
  await done('POST', 'notifications/inbox/read-all', undefined, 'dealer');
}, 240_000);
afterAll(() => service.close());

async function people(): Promise<void> {
  await service.call('POST', '/api/login', { body: { username: 'dealer', password: 'sbagliata' } });
  const newcomer = { username: 'nuova@esempio.it', password: 'una-Password-42' };
  await done('POST', 'users', newcomer, 'dealer', 'k1');
  await service.call('POST', '/api/forgot-password', { body: { email: 'dealer@gdd.example' } });
  const { id: memberId } = await service.memberWithCode('DI0001');
  const invited = { email: 'invitata@esempio.it', name: 'Invitata', roles: ['Distributor User'], memberId };
  ({ id: ids['users'] } = await done<{ id: number }>('POST', 'users/invite', invited));
  await service.call('GET', '/api/user', bearing(await personalTokenOf(service, 'agent')));
  const account = { name: 'ERP', scopes: ['read'], expiresInDays: 1 };
  const erp = await done<{ token: string; serviceAccount: { id: number } }>('POST', 'service-accounts', account);
  await service.call('GET', '/api/user', bearing(erp.token));
  await done('DELETE', `service-accounts/${erp.serviceAccount.id}`);
  const person = await withApp(service, await confirmedPerson(service, 'con.fattore@esempio.it'));
  await answer(service, { challenge: await challengeOf(service, person), recoveryCode: person.recoveryCodes[0] });
  const { username: searchTerm } = await newPerson(service, 'senza.ruolo@esempio.it');
  const { items } = await done<{ items: readonly { id: number }[] }>('POST', 'users/table', { searchTerm });
  await done('PUT', `users/${items[0]?.id}/disable`);
  await done('POST', 'user/proof', { password: demonstrationPassword });
  await done('PUT', 'sms-consent', { given: true, version: '2025-01' }, 'dealer');
  const customer = { type: 'company', status: 'active', businessName: 'Cliente', email: 'cliente@esempio.it' };
  await service.call('POST', '/api/customers', { as: 'ka.admin', body: customer });
}

async function programme(): Promise<void> {
  const { id: dealer, vatNumber } = await service.memberWithCode('DE00001');
  ids['dealers'] = dealer;
  await database.update(settlementSettings).set({ taxRate: '22' });
  await database.execute(sql`update members set email = 'dealer-' || id || '@gdd.example' where role = 'Dealer'`);
  const { id } = await createdCampaign(service, { endsOn: '2025-12-31', duration: 'annual' });
  ids['campaigns'] = id;
  await done('POST', `campaigns/${id}/dealer/add`, { data: { goalThreshold: 4, dealer } });
  await done('POST', 'campaigns/reminders', { memberships: [{ campaignId: id, dealerId: dealer }] }, 'ka.admin', 'k2');
  await done('PATCH', `campaigns/${id}/dealer/accept`, { accepted: 1 }, 'dealer');
  const line = (document: string, quantity: number) =>
    `${document};1;${vatNumber};10/03/2025;Lupo;estivo;vettura;17;dettaglio;${quantity};400,00`;
  ids['imports'] = (await importFile(service, 'sales', salesFileOf(line('D1', 40)))).id;
  const undone = await importFile(service, 'sales', salesFileOf(line('D2', 4)));
  expect((await undoFile(service, undone.id)).status).toBe('undone');
  await done('PUT', 'sales/completeness/2025-03');
  await updateCampaign(service, id, { endsOn: '2025-12-31', duration: 'annual', title: 'Altro titolo' });
  await previewRules(service, id, { endsOn: '2025-12-31' });
  await done('PATCH', `campaigns/${id}/dealer/${dealer}/edit`, { data: { goalThreshold: 5, reason: 'Accordo' } });
  const upload = await uploaded(service, pdf(), { purpose: 'campaignAttachment', filename: 'b.pdf' });
  await done('POST', `campaigns/${id}/attachments`, { upload });
  const redemption = { redeemedOn: '2025-12-10', amount: '10.00', note: 'Buono carburante' };
  await done('POST', `campaigns/${id}/dealer/${dealer}/redemptions`, redemption);
  const nextStep = { on: '2025-12-31', text: 'Richiamare' };
  const written = { text: 'Sentita al telefono', nextStep };
  const { note } = await done<{ note: { id: number } }>('POST', `dealers/${dealer}/notes`, written, 'agent');
  await done('PUT', `notes/${note.id}/done`, { done: true }, 'agent');
  const question = { campaignId: id, dealerId: dealer, about: { kind: 'other' }, text: 'Non torna' };
  const { dispute } = await done<{ dispute: { id: number } }>('POST', 'disputes', question, 'dealer');
  ids['disputes'] = dispute.id;
  await done('POST', `disputes/${dispute.id}/messages`, { text: 'Buongiorno' });
  const uploadId = await uploaded(service, pdf(), { purpose: 'disputeAttachment', filename: 'a.pdf' });
  await done('POST', `disputes/${dispute.id}/attachments`, { uploadId });
  const webhook = { url: 'https://receiver.example', description: '', kinds: ['monthClosed', 'importApplied'] };
  ({
    webhook: { id: ids['webhooks'] },
  } = await done<{ webhook: { id: number } }>('POST', 'webhooks', webhook));
  await done('POST', `webhooks/${ids['webhooks']}/ping`);
  const { token } = await done<{ token: string }>('GET', `dealerAuthToken/${dealer}/share`);
  await done('POST', 'share/dealer', { data: { token } });
  const run = { title: 'Liquidazione', campaigns: [id], minimum: '1.00', day: standsOn };
  const { settlement } = await done<{ settlement: { id: number } }>('POST', 'settlements', run);
  ids['settlements'] = settlement.id;
  await done('POST', `settlements/${settlement.id}/proposal`);
  await done('POST', `settlements/${settlement.id}/approval`, undefined, 'gd.admin');
  const why = { dealerId: dealer, reason: 'Lite', isReasonShown: false };
  const { hold } = await done<{ hold: { id: number } }>('POST', 'settlements/holds', why);
  await done('POST', `settlements/holds/${hold.id}/release`);
  await done('POST', `disputes/${dispute.id}/refusal`, { reason: 'I conti tornano' });
  const year2024 = { from: '2024-01-01', to: '2024-12-31' };
  await done('POST', `campaigns/${id}/simulations`, { ...year2024, volumes: [1] });
  await done('POST', 'accruals/2025-01/close');
  await done('POST', `exports`, { type: 'dealers', format: 'csv' });
  await done('DELETE', `campaigns/${id}/close`);
}

async function contents(): Promise<void> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0B5A6F' } });
  const upload = await uploaded(service, await picture.png().toBuffer(), {
    purpose: 'contentImage',
    filename: 'a.png',
  });
  const { image } = await done<{ image: { id: number } }>('POST', 'cms/images', { upload });
  const body = `<p><img src="/imgs/${image.id}"></p>`;
  const news = { kind: 'news', title: 'Notizia', body, publishedOn: '2025-01-01' };
  ({
    content: { id: ids['cms'] },
  } = await done<{ content: { id: number } }>('POST', 'cms/create', news));
}

interface Written {
  readonly column: string;
  /** The least and the greatest instant; null in a column without any. */
  readonly first: string | null;
  readonly last: string | null;
}

async function writtenInstants(): Promise<readonly Written[]> {
  const columns = rowsIn<{ readonly table: string; readonly name: string }>(
    await database.execute(sql`
      select c.table_name as "table", c.column_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'timestamp with time zone'
      order by 1, 2`),
  );
  const found: Written[] = [];
  for (const { table, name } of columns) {
    const at = sql`${sql.identifier(name)} at time zone 'UTC'`;
    const rows = await database.execute(sql`
      select ${`${table}.${name}`}::text as "column", min(${at})::text as first, max(${at})::text as last
      from ${sql.identifier(table)}`);
    found.push(...rowsIn<Written>(rows));
  }
  return found;
}

test('what is written on the day on which a programme stands bears its day, and the real time where it is excepted', async () => {
  const written = (await writtenInstants()).filter(({ first }) => first !== null);
  const names = (rows: readonly Written[]) => rows.map(({ column }) => column);
  expect(names(written.filter(({ last, column }) => isReal(last) && !realColumns.includes(column)))).toEqual([]);
  const stopped = ({ last, column }: Written) => realColumns.includes(column) && (last ?? '') < '2026';
  expect(names(written.filter(stopped))).toEqual([]);
});

test('this test writes an instant into every column but those that it names', async () => {
  const empty = (await writtenInstants()).filter(({ first }) => first === null).map(({ column }) => column);
  expect(empty).toEqual(untouched);
});

/** The object that a parameter of a path names; the words before it say of what kind it is. */
function addressOf(url: string): string {
  let kind = '';
  return url
    .split('/')
    .map((word) => {
      const name = /^\{(.+)\}$/.exec(word)?.[1];
      if (name === undefined) kind = word;
      const given: Readonly<Record<string, string | number>> = { ...named, dealerId: ids['dealers'] ?? 0 };
      return name === undefined ? word : String(given[name] ?? ids[kind] ?? 1);
    })
    .join('/');
}
const named = { role: 'Dealer', year: 2025, month: '2025-01', kind: 'sales', segment: 'news', type: 'campaigns' };

/** The instants in an answer, each with the name of its field. */
function instantsIn(value: unknown, field = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? [[field, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  // security events have the real time
  if ('source' in value && value.source === 'security') return [];
  return Object.entries(value).flatMap(([name, each]) => instantsIn(each, Array.isArray(value) ? field : name));
}

test.each(demonstrationUsers)(
  '$username reads no instant of the real day but those that are excepted',
  async (user) => {
    const as = user.username;
    const wrong: string[] = [];
    let answered = 0;
    for (const operation of operations(service.app)) {
      const { name, method, url, effect } = operation;
      if (effect !== 'read' || expectedStatus({ method, url }, as) !== 'allowed') continue;
      const response = await service.call(method, addressOf(url), { as, ...(method === 'POST' && { body: {} }) });
      if (response.statusCode !== 200 || !String(response.headers['content-type']).startsWith('application/json'))
        continue;
      const found = instantsIn(response.json());
      answered += Number(found.length > 0);
      const real = found.filter(([field, at]) => isReal(at) && realFields[name]?.includes(field) !== true);
      wrong.push(...new Set(real.map(([field]) => `${name}: ${field}`)));
    }
    expect(wrong).toEqual([]);
    // so that a change of paths cannot make the walk empty
    expect(answered).toBeGreaterThan(2);
  },
);
