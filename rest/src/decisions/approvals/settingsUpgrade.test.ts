/** The settings of a company that upgrades: what it had chosen about rules stays (docs/domain/approvals.md). */
import { afterEach, expect, test } from '@jest/globals';
import { upgradedFrom } from '../../testing/databases/earlierDatabase.js';
import { approvalTerms } from './requests/terms.js';

/** The last migration before worsenings had settings of their own. */
const before = '0070_invoicing_data';
const programme = `insert into members (code, business_name, role, created_at, updated_at)
  values ('GDD', 'Programma', 'Programme', '2026-01-07', '2026-01-07')`;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test.each([
  ['that never set them begins with two persons', 'update approval_settings set version = 1', 'twoPersons'],
  ['that had rules confirmed keeps it', 'update approval_settings set rules_on = true, version = 2', 'twoPersons'],
  ['that chose otherwise keeps that', 'update approval_settings set closing_on = true, version = 3', 'told'],
])('a company %s', async (_name, statement, rulesWorsening) => {
  const opened = await upgradedFrom(before, [programme, statement]);
  closing.push(() => opened.close());
  expect(await approvalTerms(opened.database)).toMatchObject({ rulesWorsening, goalsWorsening: 'told' });
});
