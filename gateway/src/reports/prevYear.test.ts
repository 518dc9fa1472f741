import { beforeEach, expect, test } from '@jest/globals';
import { ContractResponses } from '../test/contractResponses.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { userWith } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway();
beforeEach(() => void upstream.onOthers(new ContractResponses().responder(1, userWith('Consultant'))));

test('the months are those that the REST service answers for the dealer and the year', async () => {
  const { data } = await gateway.send(
    '{ prevYearSales(dealerId: 4, year: 2025) { dealerId months { month tires tiresBefore amount amountBefore } } }',
  );
  const number = expect.any(Number);
  const text = expect.any(String);
  const month = { month: text, tires: number, tiresBefore: number, amount: text, amountBefore: text };
  expect(data).toEqual({ prevYearSales: { dealerId: text, months: [month] } });
  expect(upstream.calls).toContain('GET /salesData/prevYear/4/2025');
});
