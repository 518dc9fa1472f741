import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readlinkSync, realpathSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { Office } from '../programme/office.js';
import { ltsNode } from './ltsNode.js';
import { PortalProcess } from './portalProcess.js';

let portal: PortalProcess;
afterEach(() => portal.end());

test('npm start tells its steps, says who signs in and with which password last, and logs no request', async () => {
  portal = await PortalProcess.start({ DEMO_DATA: 'full', LOG_LEVEL: '' });
  // up to the empty line after it: the output may come in pieces
  const printed = await portal.printed(/^ {2}dealer +Dealer\n\n/m);
  expect(printed).toContain(`password ${demonstrationPassword}\n`);
  expect(printed).toMatch(
    /Demonstration programme: sale lines of vendite-2023\.csv …\n(.*…\n)+[^]*is ready at [^]*\n {2}dealer +Dealer\n\n$/,
  );
  await Office.signIn(portal.restUrl);
  await fetch(`${portal.url}/auth/login`);
  expect(await portal.printed(/./)).not.toContain('"level":30');
});

test('npm start logs requests where LOG_LEVEL asks for them', async () => {
  portal = await PortalProcess.start({ LOG_LEVEL: 'info' });
  await portal.printed(/^ {2}dealer /m);
  await Office.signIn(portal.restUrl);
  await portal.printed(/"level":30.*\/api\/login/);
});

// Not run without LTS_NODE, which .ci/run sets.
(ltsNode === undefined ? test.skip : test)('npm start runs on the newest Node with long support', async () => {
  portal = await PortalProcess.start({}, ltsNode);
  await portal.printed(/^ {2}dealer /m);
  expect((await fetch(`${portal.url}/ready`)).status).toBe(200);
  expect((await Office.signIn(portal.restUrl)).token).toHaveLength(43);
  const [rest] = portal.tiers();
  expect(readlinkSync(`/proc/${rest}/exe`)).toBe(realpathSync(ltsNode ?? ''));
});

test('npm start starts a tier again that died, with a growing pause, and leaves the other alone', async () => {
  portal = await PortalProcess.start();
  await portal.printed(/^ {2}dealer /m);
  const [rest, gateway] = portal.tiers();
  for (const pause of ['0.5', '1']) {
    const [pid] = portal.tiers().filter((each) => each !== gateway);
    process.kill(pid ?? 0, 'SIGKILL');
    await portal.printed(new RegExp(`The REST service ended \\(SIGKILL\\); it is started again in ${pause} s`));
    await portal.printed(/The REST service runs again/);
    portal.forget();
    expect((await Office.signIn(portal.restUrl)).token).toHaveLength(43);
  }
  expect(portal.tiers()).toContain(gateway);
  expect(portal.tiers()).not.toContain(rest);
});

test('npm start ends with a sentence where a port is taken, before it fills anything', async () => {
  const server = createServer();
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  portal = await PortalProcess.start({ DEMO_DATA: 'full', PORT: String(port) });
  const [code] = await once(portal.child, 'exit');
  expect(code).toBe(1);
  expect(await portal.printed(/taken/)).toBe(
    `Port ${port} of localhost is taken by another process: choose another PORT.\n`,
  );
  expect(portal.files()).toEqual([]);
  server.close();
});

test('npm start ends where a tier cannot start at all, and says why', async () => {
  // All that the gateway wants: it is the REST service that cannot start, and whichever came first would end both.
  const gateway = { APP_SECRET: randomBytes(32).toString('base64'), PUBLIC_URL: 'https://portal.example.com' };
  portal = await PortalProcess.start({ MODE: 'production', ...gateway });
  const [code] = await once(portal.child, 'exit');
  expect(code).toBe(1);
  expect(await portal.printed(/SMTP_URL/)).toContain(
    '  SMTP_URL: MODE=production needs the server that sends the mails',
  );
});
