import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { enveloped, StubUpstream, userWith } from '../../gateway/src/test/stubUpstream.js';
import { personalToken, TestGateway } from '../../gateway/src/test/testGateway.js';

const suggestion = /did you mean|forse/i;

let upstream: StubUpstream;
let production: TestGateway;
let demo: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  upstream.on('GET /user', userWith('KA Administrator')).on('GET /dealers', enveloped({ dealers: [] }));
  production = await TestGateway.start({ restUrl: upstream.url, mode: 'production' });
  demo = await TestGateway.start({ restUrl: upstream.url });
});
afterAll(async () => {
  await production.close();
  await demo.close();
  await upstream.close();
});

describe.each<[string, string, object]>([
  ['a field', '{ usr { id } }', {}],
  ['a field of a type', '{ user { idd } }', {}],
  ['an argument', '{ dealers(serch: "") { id } }', {}],
  ['a value of an enum', '{ dealersByRole(role: DEALR) { id } }', {}],
  ['a field of an input', '{ dealersTable(input: { pagSize: 3 }) { total } }', {}],
  ['a type', 'query ($a: Bolean) { user { id } }', {}],
  ['a directive', '{ user @skp(if: true) { id } }', {}],
  ['a value of an enum in a variable', 'query ($r: MemberRole!) { dealersByRole(role: $r) { id } }', { r: 'DEALR' }],
  [
    'a field of an input in a variable',
    'query ($i: DealerTableInput!) { dealersTable(input: $i) { total } }',
    { i: { pagSize: 3 } },
  ],
])('a wrong name of %s', (_, query, variables) => {
  test('is corrected for nobody in production', async () => {
    for (const token of [personalToken, null]) {
      const response = await production.send(query, { token, variables });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.text).not.toMatch(suggestion);
    }
  });

  test('is refused in the demonstration', async () => {
    const response = await demo.send(query, { variables });
    expect(response.code).toBe('BAD_USER_INPUT');
  });
});

test('in the demonstration a wrong name is corrected', async () => {
  expect((await demo.send('{ usr { id } }')).text).toMatch(suggestion);
});
