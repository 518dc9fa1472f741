import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { dnsResolve } from './resolveHost.js';

/** A DNS server, which answers each question for IPv4 by one address, or says nothing at all. */
async function dnsServer(address: readonly number[] | undefined) {
  const server = createSocket('udp4');
  server.on('message', (question, from) => {
    if (address === undefined) return;
    const isIpv4 = question.readUInt16BE(question.indexOf(0, 12) + 1) === 1;
    const end = question.indexOf(0, 12) + 5;
    const head = Buffer.from([question[0] ?? 0, question[1] ?? 0, 0x81, 0x80, 0, 1, 0, isIpv4 ? 1 : 0, 0, 0, 0, 0]);
    const found = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address]);
    server.send(
      Buffer.concat([head, question.subarray(12, end), isIpv4 ? found : Buffer.alloc(0)]),
      from.port,
      from.address,
    );
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, name: `127.0.0.1:${server.address().port}` };
}

test('a host has the addresses that the DNS says, also where there are none of IPv6', async () => {
  const { server, name } = await dnsServer([93, 184, 216, 34]);
  expect(await dnsResolve([name])('erp.example')).toEqual([{ address: '93.184.216.34', family: 4 }]);
  server.close();
});

test('a DNS server that says nothing is given up', async () => {
  const { server, name } = await dnsServer(undefined);
  await expect(dnsResolve([name], 20)('erp.example')).rejects.toThrow('ECANCELLED');
  server.close();
});

test('localhost is this machine, without a question', async () => {
  expect(await dnsResolve(['192.0.2.1'])('localhost')).toEqual([{ address: '127.0.0.1', family: 4 }]);
});
