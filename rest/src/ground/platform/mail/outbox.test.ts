import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import type { OpenDatabase } from '../../database/connections/connection.js';
import { outbox } from '../../database/tables/work/mail.js';
import { everyMailBy } from '../../../testing/app/mailWriters.js';
import { decodeMail, TestClock } from '../../../testing/app/testApp.js';
import { openTestDatabase } from '../../../testing/databases/testDatabase.js';
import { mailTransport, type MailTransport } from './mail.js';
import { pauseAfter, queueMail, startOutbox, type MailWriter, type OutboxWorker } from './outbox.js';

const log = { info: () => undefined, warn: () => undefined };
const letter: MailWriter = (row) => Promise.resolve({ subject: `È per ${row.recipient}`, text: 'Più di così…\n' });

let opened: OpenDatabase;
let folder: string;
const clock = new TestClock();
const workers: OutboxWorker[] = [];
const servers: SMTPServer[] = [];

beforeAll(async () => {
  opened = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'gdd-mail-'));
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => void server.close(done))));
  await opened.database.delete(outbox);
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

function worker(transport: MailTransport, writer: MailWriter = letter): OutboxWorker {
  const { database } = opened;
  const started = startOutbox({ database, clock, transport, writers: everyMailBy(writer), log });
  workers.push(started);
  return started;
}

/** A promise that a test resolves. */
function promised() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}

const queue = (recipient: string) => queueMail(opened.database, 'reset', recipient, clock);
const rows = () => opened.database.select().from(outbox).orderBy(asc(outbox.id));

/** With which code a mail server refuses every mail, and where. */
interface Refusal {
  readonly at: 'sender' | 'recipient' | 'content';
  readonly code: number;
}

/** A real mail server on the loopback: how it answers each mail, and what it took. */
async function mailServer(accepts: () => boolean = () => true, refusal?: Refusal) {
  const taken: string[] = [];
  const refuse = (at: Refusal['at']) => (_address: unknown, _session: unknown, done: (error?: Error) => void) =>
    done(refusal?.at === at ? Object.assign(new Error('no'), { responseCode: refusal.code }) : undefined);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: refuse('sender'),
    onRcptTo: refuse('recipient'),
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        if (!accepts()) return done(new Error('try again later'));
        if (refusal?.at === 'content') return done(Object.assign(new Error('no'), { responseCode: refusal.code }));
        taken.push(mail);
        return done();
      });
    },
  });
  servers.push(server);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return { taken, transport: smtp(port), port };
}

const smtp = (port: number) =>
  mailTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'portale@gdd.example', dataDir: folder });

test('whoever waits for a link does not wait for a thousand reminders', async () => {
  for (let number = 0; number < 25; number++) {
    await queueMail(opened.database, 'reminder', `dealer${number}@esempio.it`, clock);
  }
  const order: string[] = [];
  const transport: MailTransport = {
    send: async ({ to }) => {
      order.push(to);
      // while the first of them goes out, somebody forgets a password
      if (order.length === 1) await queue('chi.aspetta@esempio.it');
    },
  };
  await worker(transport).drain();
  expect(order).toHaveLength(26);
  // three were in hand already, and one slot is left to urgent mails
  expect(order.indexOf('chi.aspetta@esempio.it')).toBe(3);
});

describe('the outbox', () => {
  test('sends through a mail server, once', async () => {
    const { taken, transport } = await mailServer();
    await queue('uno@esempio.it');
    const sending = worker(transport);
    await sending.drain();
    await sending.drain();
    expect(taken.length).toBe(1);
    expect(taken[0]).toContain('To: uno@esempio.it');
    expect(taken[0]).toMatch(/From: "?Programma GDD"? <portale@gdd\.example>/);
    expect(decodeMail(taken[0] ?? '')).toContain('Più di così…');
    expect(await rows()).toMatchObject([{ outcome: 'sent', tries: 1, leaseUntil: null }]);
  });

  test('tries again, later each time, under the same Message-ID, until the server takes it', async () => {
    let refusals = 2;
    const ids: (string | undefined)[] = [];
    const { taken, transport } = await mailServer(() => refusals-- <= 0);
    const spying: MailTransport = { send: (mail) => (ids.push(mail.id), transport.send(mail)) };
    await queue('due@esempio.it');
    const sending = worker(spying);
    await sending.drain();
    await sending.drain();
    expect(ids.length).toBe(1);
    clock.advance(pauseAfter(1));
    await sending.drain();
    clock.advance(pauseAfter(1));
    await sending.drain();
    expect(ids.length).toBe(2);
    clock.advance(pauseAfter(2));
    await sending.drain();
    expect(taken.length).toBe(1);
    expect(new Set(ids).size).toBe(1);
    expect(await rows()).toMatchObject([{ outcome: 'sent', tries: 3 }]);
  });

  test.each([
    ['of the recipient', { at: 'recipient', code: 550 }],
    ['of the content', { at: 'content', code: 554 }],
  ] as const)('takes a refusal for good, 5xx, %s at its word', async (_what, refusal) => {
    const { transport } = await mailServer(() => true, refusal);
    await queue('nonesiste@esempio.it');
    await worker(transport).drain();
    expect(await rows()).toMatchObject([
      { outcome: 'refused', tries: 1, lastError: expect.stringContaining(String(refusal.code)) },
    ]);
  });

  test.each([
    ['for now, 4xx, of the recipient', { at: 'recipient', code: 451 }],
    ['for now, 4xx, of the content', { at: 'content', code: 452 }],
    ['of the sender, which the settings name,', { at: 'sender', code: 553 }],
  ] as const)('tries again after a refusal %s', async (_what, refusal) => {
    const { transport } = await mailServer(() => true, refusal);
    await queue('forse@esempio.it');
    const sending = worker(transport);
    await sending.drain();
    expect(await rows()).toMatchObject([{ outcome: null, doneAt: null, tries: 1 }]);
    clock.advance(pauseAfter(1));
    await sending.drain();
    expect(await rows()).toMatchObject([{ outcome: null, tries: 2 }]);
  });

  test('gives a reset mail up after an hour of trying', async () => {
    // a port where nobody listens: the server of this test is closed already
    const { port } = await mailServer();
    await new Promise<void>((done) => void servers.pop()?.close(done));
    await queue('tre@esempio.it');
    const sending = worker(smtp(port));
    await sending.drain();
    expect(await rows()).toMatchObject([
      { doneAt: null, tries: 1, lastError: expect.stringContaining('ECONNREFUSED') },
    ]);
    clock.advance(60 * 60_000);
    await sending.drain();
    expect(await rows()).toMatchObject([{ outcome: 'givenUp' }]);
  });

  test('does not wait long for a mail server that says nothing', async () => {
    const silent = createServer();
    await new Promise<void>((listening) => void silent.listen(0, '127.0.0.1', listening));
    await queue('muto@esempio.it');
    await worker(smtp((silent.address() as AddressInfo).port)).drain();
    expect(await rows()).toMatchObject([
      { doneAt: null, lastError: expect.stringContaining('Greeting never received') },
    ]);
    await new Promise<void>((done) => void silent.close(() => done()));
  });

  test('is not held up by mails that hang, and gives them back when it stops', async () => {
    for (let i = 0; i < 5; i++) await queueMail(opened.database, 'reminder', `lento${i}@esempio.it`, clock);
    const [threeHang, fiveSent] = [promised(), promised()];
    const [hanging, sent] = [new Set<string>(), new Set<string>()];
    const transport: MailTransport = {
      send: ({ to }) => {
        if (to.startsWith('lento')) {
          if (hanging.add(to).size === 3) threeHang.resolve();
          return new Promise(() => undefined);
        }
        if (sent.add(to).size === 5) fiveSent.resolve();
        return Promise.resolve();
      },
    };
    const sending = worker(transport);
    const drained = sending.drain();
    await threeHang.promise;
    for (let i = 0; i < 5; i++) await queue(`urgente${i}@esempio.it`);
    sending.wake();
    await fiveSent.promise;
    await sending.stop();
    await drained;
    const waiting = await opened.database.select().from(outbox).where(eq(outbox.kind, 'reminder'));
    expect(waiting).toMatchObject(waiting.map(() => ({ doneAt: null, tries: 0, leaseUntil: null })));
    expect(waiting).toHaveLength(5);
  });

  test('shared by several workers sends each mail once', async () => {
    const { taken, transport } = await mailServer();
    for (let i = 0; i < 25; i++) await queue(`tanti${i}@esempio.it`);
    await Promise.all([worker(transport), worker(transport), worker(transport)].map((each) => each.drain()));
    expect(taken.length).toBe(25);
    expect(new Set(taken.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).size).toBe(25);
  });

  test('takes over what a dead worker had in hand, when its lease is over', async () => {
    const { taken, transport } = await mailServer();
    await queue('quattro@esempio.it');
    const lease = new Date(clock.now().getTime() + 60_000);
    await opened.database.update(outbox).set({ leaseUntil: lease, tries: 1 });
    const sending = worker(transport);
    await sending.drain();
    expect(taken).toEqual([]);
    clock.advance(60_001);
    await sending.drain();
    expect(taken.length).toBe(1);
  });

  test('writes no mail to nobody', async () => {
    const { taken, transport } = await mailServer();
    await queue('nessuno@esempio.it');
    await worker(transport, () => Promise.resolve(null)).drain();
    expect(taken).toEqual([]);
    expect(await rows()).toMatchObject([{ outcome: 'nobody' }]);
  });

  test('sends nothing to what is no bare address', async () => {
    const { taken, transport } = await mailServer();
    await queue('a@esempio.it, b@esempio.it');
    await worker(transport).drain();
    expect(taken).toEqual([]);
    expect(await rows()).toMatchObject([{ outcome: 'refused', tries: 1 }]);
  });

  test('without a mail server writes files that a mail program opens', async () => {
    await queue('cinque@esempio.it');
    const transport = mailTransport({ smtpUrl: undefined, mailFrom: 'portale@gdd.example', dataDir: folder });
    await worker(transport).drain();
    const names = await readdir(join(folder, 'mail'));
    expect(names).toEqual([expect.stringMatching(/^\d{8}T\d{9}Z-reset-\d+\.eml$/)]);
    const mail = await readFile(join(folder, 'mail', names[0] ?? ''), 'latin1');
    expect(mail).toContain('To: cinque@esempio.it\r\n');
    expect(mail).toContain('Subject: =?UTF-8?');
  });
});
