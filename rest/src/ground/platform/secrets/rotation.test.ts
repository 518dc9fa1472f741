/** A secret takes the place of another while two services run, each with both. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AppSecret } from '@gdd/schema/secret';
import { buildApp } from '../../../app.js';
import { pdf } from '../../../testing/files/files.js';
import { openTestApp, testSecret, type TestApp } from '../../../testing/app/testApp.js';
import type { App } from '../http/routes.js';
import { signedCsrfToken } from '../http/csrf.js';

const fresh: AppSecret = { current: 'a secret that takes the place of another' };

let service: TestApp;
let token: string;
/** Services on one database: the first still signs with the old secret, the second with the new one, the third knows no other. */
let before: App;
let during: App;
let after: App;
beforeAll(async () => {
  service = await openTestApp();
  token = await service.tokenOf('ka.admin');
  [before, during, after] = await Promise.all([
    serviceWith({ current: testSecret.current, previous: fresh.current }),
    serviceWith({ current: fresh.current, previous: testSecret.current }),
    serviceWith(fresh),
  ]);
});
afterAll(async () => {
  await Promise.all([before, during, after].map((app) => app.close()));
  await service.close();
});

function serviceWith(secret: AppSecret): Promise<App> {
  const { database, clock, programmeDay, storage } = service;
  const config = {
    trustedProxies: [],
    logLevel: 'silent',
    privacyEmail: 'privacy@gdd.example',
    publicUrl: 'https://portal.example',
  };
  const asleep = {
    wakeOutbox: () => undefined,
    wakeImports: () => undefined,
    wakeExports: () => undefined,
    wakeSimulations: () => undefined,
    wakeWebhooks: () => undefined,
  };
  return buildApp({ config, secret, database, clock, programmeDay, storage, ...asleep });
}

const send = (app: App, path: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload,
  });

async function uploadTicket(by: App): Promise<string> {
  const announced = {
    purpose: 'campaignAttachment',
    filename: 'listino.pdf',
    size: pdf().length,
    contentType: 'application/pdf',
  };
  const response = await send(by, 'uploads', announced);
  return response.json<{ data: { upload: { ticket: string } } }>().data.upload.ticket;
}

const sendBytes = async (to: App, ticket: string) =>
  (await to.inject({ method: 'PUT', url: `/api/uploads/${ticket}`, payload: pdf() })).statusCode;

const withCookie = (secret: AppSecret) => {
  const cookie = signedCsrfToken('aRandomPart', secret);
  return { cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': cookie };
};

test('tickets of each of two services with both secrets are good at the other', async () => {
  expect(await sendBytes(during, await uploadTicket(before))).toBe(200);
  expect(await sendBytes(before, await uploadTicket(during))).toBe(200);
  expect(await sendBytes(after, await uploadTicket(during))).toBe(200);
});

test('a ticket of the old secret is none where that is accepted no more', async () => {
  expect(await sendBytes(after, await uploadTicket(before))).toBe(404);
});

test.each<[string, () => App, AppSecret, number]>([
  ['the old secret is good at a service that still signs with it', () => before, testSecret, 200],
  ['the new secret is good there as well', () => before, fresh, 200],
  ['the old secret is good at a service that signs with the new one', () => during, testSecret, 200],
  ['the old secret is forged where that is accepted no more', () => after, testSecret, 403],
])('a cookie signed with %s', async (_which, app, secret, status) => {
  const response = await send(app(), 'customers/find', {}, withCookie(secret));
  expect(response.statusCode).toBe(status);
});

test('a request that is sent again to a service with the other secret is done once', async () => {
  const customer = {
    type: 'Individual',
    status: 'Active',
    businessName: '',
    phone: '',
    city: '',
    firstName: 'Anna',
    lastName: 'Neri',
    email: 'anna@example.it',
  };
  const key = { 'idempotency-key': 'sent-twice' };
  const first = await send(before, 'customers', customer, key);
  expect(first.statusCode).toBe(201);
  expect((await send(during, 'customers', customer, key)).json()).toEqual(first.json());
  expect((await send(during, 'customers', { ...customer, lastName: 'Bianchi' }, key)).statusCode).toBe(422);
});
