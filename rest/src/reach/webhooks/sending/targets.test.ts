import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { post } from './post.js';
import { isPublicAddress, PrivateTarget, targetProblem, type ResolveHost } from './targets.js';

const refused = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.0.0.8', '192.0.2.1', '192.168.1.1', '198.18.0.1', '198.51.100.7', '203.0.113.7'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a9fe:a9fe', '::7f00:1', '64:ff9b::a00:1'],
  ...['100::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fec0::1', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::'],
  ...['3fff::1', 'localhost', ''],
];
const allowed = [
  '8.8.8.8',
  '93.184.216.34',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
];

test.each(refused)('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
test.each(allowed)('%s is on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const answers =
  (...addresses: string[]): ResolveHost =>
  () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
const rules = { localTargets: false, ports: [9443], resolveHost: answers('93.184.216.34') };

test.each([
  ['https://receiver.example/hooks?key=1', undefined],
  ['https://receiver.example:443/hooks', undefined],
  ['https://receiver.example:9443', undefined],
  ['https://receiver.example:8443', 'portNotAllowed'],
  ['https://receiver.example:80', 'portNotAllowed'],
  ['https://receiver.example:22', 'portNotAllowed'],
  ['https://10.0.0.1:22', 'portNotAllowed'],
  ['http://receiver.example', 'invalid'],
  ['ftp://receiver.example', 'invalid'],
  ['https://user:password@receiver.example', 'invalid'],
  ['receiver.example', 'invalid'],
  [`https://receiver.example/${'a'.repeat(2000)}`, 'invalid'],
  ['https://127.0.0.1', 'notAllowed'],
  ['https://2130706433', 'notAllowed'],
  ['https://0x7f.1', 'notAllowed'],
  ['https://[::ffff:10.0.0.1]', 'notAllowed'],
  ['https://[fd00:ec2::254]/latest', 'notAllowed'],
])('%s is entered: %s', async (url, problem) => {
  expect(await targetProblem(url, rules)).toBe(problem);
});

test('a host is refused by any one of its addresses, and one without any is none', async () => {
  const to = (...addresses: string[]) =>
    targetProblem('https://receiver.example', { ...rules, resolveHost: answers(...addresses) });
  expect(await to('93.184.216.34', '10.0.0.1')).toBe('notAllowed');
  expect(await to('93.184.216.34', '::1')).toBe('notAllowed');
  expect(await to()).toBe('invalid');
  const fails = { ...rules, resolveHost: () => Promise.reject(new Error('ENOTFOUND')) };
  expect(await targetProblem('https://missing.example', fails)).toBe('invalid');
});

test('this machine is a target in tests alone, and no other private one then either', async () => {
  const local = { localTargets: true, ports: [], resolveHost: answers('127.0.0.1') };
  expect(await targetProblem('http://localhost:4000', local)).toBeUndefined();
  expect(await targetProblem('http://[::1]:4000', local)).toBeUndefined();
  expect(await targetProblem('https://receiver.example:4000', local)).toBe('portNotAllowed');
  expect(await targetProblem('http://10.0.0.1', local)).toBe('notAllowed');
  expect(await targetProblem('https://localhost', { ...local, localTargets: false })).toBe('notAllowed');
});

test('a name that is answered otherwise at the call than when it was entered reaches nobody', async () => {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    response.end();
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const url = new URL(`http://rebinding.example:${port}/`);
  // public when it is asked first, private for the connection
  const turns = ['93.184.216.34', '127.0.0.1'];
  const resolveHost: ResolveHost = () => answers(turns.shift() ?? '127.0.0.1')('');
  const { signal } = new AbortController();
  const sent = post(url, { headers: {}, body: '{}' }, { localTargets: false, ports: [], resolveHost }, signal);
  await expect(sent).rejects.toThrow(PrivateTarget);
  const direct = post(new URL(`http://127.0.0.1:${port}/`), { headers: {}, body: '{}' }, rules, signal);
  await expect(direct).rejects.toThrow(PrivateTarget);
  expect(calls).toBe(0);
  // the same server is reached where this machine is allowed: the test would see a call
  const local = { localTargets: true, ports: [], resolveHost: answers('127.0.0.1') };
  expect(await post(url, { headers: {}, body: '{}' }, local, signal)).toBe(200);
  expect(calls).toBe(1);
  server.close();
});
