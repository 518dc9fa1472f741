import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ContractAnswers } from '../test/contractAnswers.js';
import { StubUpstream, userWith } from '../test/stubUpstream.js';
import { forgetfulClock, TestGateway } from '../test/testGateway.js';

let upstream: StubUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  gateway = await TestGateway.start({ restUrl: upstream.url }, { clock: forgetfulClock() });
  upstream.onOthers(new ContractAnswers().answerer(1, userWith('Consultant')));
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

test('the months are those that the REST service answers for the dealer and the year', async () => {
  const { data } = await gateway.ask(
    '{ prevYearSales(dealerId: 4, year: 2025) { dealerId months { month tires tiresBefore amount amountBefore } } }',
  );
  const number = expect.any(Number);
  const text = expect.any(String);
  const month = { month: text, tires: number, tiresBefore: number, amount: text, amountBefore: text };
  expect(data).toEqual({ prevYearSales: { dealerId: text, months: [month] } });
  expect(upstream.calls).toContain('GET /salesData/prevYear/4/2025');
});
