import { expect, test } from '@jest/globals';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('Dealer');

const company = {
  ...{ businessName: 'Gomme Rossi', address: 'Via Roma 1', postalCode: '70121' },
  ...{ city: 'Bari', province: 'BA', country: 'IT' },
};
const request = {
  ...{ id: 4, state: 'pending', company: { ...company, city: 'Lecce', province: 'LE' }, reason: null },
  ...{ proposedAt: '2025-10-15T08:00:00.000Z', expiresAt: '2025-10-29T08:00:00.000Z', decidedAt: null },
};
const invoicing = {
  ...company,
  ...{ vatNumber: '01234567897', taxCode: null, sdiCode: null, pec: null, missing: ['sdiCode'], request },
};

test('a dealer reads its invoicing data, what they lack and its request', async () => {
  upstream.on('GET /user/invoicing', enveloped({ invoicing }));
  const { data } = await gateway.send(
    '{ invoicing { businessName vatNumber missing request { id state company { city } decidedAt } } }',
  );
  expect(data).toEqual({
    invoicing: {
      ...{ businessName: 'Gomme Rossi', vatNumber: '01234567897', missing: ['SDI_CODE'] },
      request: { id: '4', state: 'PENDING', company: { city: 'Lecce' }, decidedAt: null },
    },
  });
});

const update = 'mutation ($input: UpdateInvoicingInput!) { updateInvoicing(input: $input) { sdiCode } }';

test.each([
  [
    { delivery: { sdiCode: 'ABC1234', pec: null }, currentPassword: 'x' },
    { delivery: { sdiCode: 'ABC1234', pec: null }, current_password: 'x' },
  ],
  [{ company }, { company }],
])('%j is sent as what changes, and nothing else', async (input, body) => {
  upstream.on('PUT /user/invoicing', enveloped({ invoicing }));
  const { data } = await gateway.send(update, { variables: { input } });
  expect(data).toEqual({ updateInvoicing: { sdiCode: null } });
  expect(upstream.requestsOf('PUT /user/invoicing').at(-1)?.body).toEqual(body);
});

test('a problem is reported at the field of the input', async () => {
  upstream.on('PUT /user/invoicing', (_, reply) =>
    refuse(reply, 'BAD_USER_INPUT', {
      fields: { 'delivery.sdiCode': 'invalid', 'company.country': 'notAllowed', current_password: 'required' },
    }),
  );
  const { errors } = await gateway.send(update, { variables: { input: { delivery: {}, company } } });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'delivery.sdiCode': 'invalid', 'company.country': 'notAllowed', currentPassword: 'required' },
  });
});
