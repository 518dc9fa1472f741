import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { TestGateway } from '../../gateway/src/test/testGateway.js';

/** Audits that the gateway does not follow, with the reason; none of them is a MUST. */
const differences: Readonly<Record<string, string>> = {
  // A query by GET needs a header that no form of another site can send (Apollo's CSRF prevention).
  '5A70': 'MAY accept a query by GET',
  D6D5: 'MAY accept variables in the address',
  '6A70': 'MAY accept extensions in the address',
  // The gateway answers 400 for every media type, so that proxies, logs and scripts see that a request was refused.
  '572B': 'SHOULD answer a syntax error 200 as application/json',
  FDE2: 'SHOULD answer an invalid document 200 as application/json',
  '7B9B': 'SHOULD answer a wrong variable 200 as application/json',
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start({});
});
afterAll(() => gateway.close());

describe('GraphQL over HTTP, audited', () => {
  const audits = serverAudits({ url: () => `${gateway.url}/graphql` });

  test('the audits of GraphQL over HTTP are complete, and every listed difference is one of them', () => {
    expect(audits.length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(differences).filter((id) => !audits.some((audit) => audit.id === id))).toEqual([]);
  });

  test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s %s', async (id, _name, audit) => {
    const { status } = await audit.fn();
    if (differences[id] === undefined) expect(status).toBe('ok');
    else expect(['notice', 'warn']).toContain(status);
  });
});
