/** With real servers: tests/faults/replica.test.ts. */
import { expect, test } from '@jest/globals';
import { PrimaryContact } from './replica.js';

test('the primary is heard of by its answers, not by a connection, which a pooler gives without it', () => {
  const contact = new PrimaryContact();
  contact.observe('connect')();
  contact.observe('select 1')(new Error('Connection terminated unexpectedly'));
  expect(contact.ago).toBe(Infinity);
  contact.observe('select 1')();
  expect(contact.ago).toBeLessThan(60_000);
});
