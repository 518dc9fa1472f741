import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { StubUpstream } from '../../gateway/src/test/stubUpstream.js';
import { TestGateway, token } from '../../gateway/src/test/testGateway.js';
import { canary, describeChannelsUnderFire, faultsIn, faultsOf, channels, unlimited } from './channelsUnderFire.js';

describeChannelsUnderFire();

test('the faults that are looked for are found', () => {
  const error = (extensions: object) => JSON.stringify({ errors: [{ extensions }] });
  expect(faultsIn(200, error({ code: 'NOT_FOUND', requestId: 'r' }), 'r')).toEqual([]);
  expect(faultsIn(500, error({ code: 'INTERNAL_SERVER_ERROR', requestId: 'r' }), 'r')).toEqual([
    'status 500',
    'code INTERNAL_SERVER_ERROR',
  ]);
  expect(faultsIn(200, error({ code: 'GRAPHQL_PARSE_FAILED' }), 'r')).toEqual([
    'code GRAPHQL_PARSE_FAILED',
    'no request id',
  ]);
  expect(faultsIn(200, `{"data":"${canary}"}`, 'r')).toEqual(['the words of the service']);
});

test('a channel that lets more through than it may is found', async () => {
  const upstream = await StubUpstream.start();
  const gateway = await TestGateway.start({ restUrl: upstream.url, channels: unlimited });
  const analyst = channels.find(({ channel }) => channel === 'analyst');
  if (!analyst) throw new Error('There is no channel for analysts.');
  const reached: string[] = [];
  // A session in the place of a personal token.
  for (let seed = 0; seed < 100; seed++) {
    reached.push(...(await faultsOf({ ...analyst, bearer: token }, { gateway, upstream }, seed)));
  }
  expect(reached.filter((fault) => /^reached (POST|PUT|PATCH|DELETE) /.test(fault)).length).toBeGreaterThan(0);
  await gateway.close();
  await upstream.close();
});
