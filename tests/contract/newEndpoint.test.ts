import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse as parseOperation } from 'graphql';
import { format } from 'prettier';
import * as network from '../../rest/src/ground/database/tables/people/network.js';
import * as notes from '../../rest/src/ground/database/tables/people/notes.js';
import * as campaigns from '../../rest/src/ground/database/tables/programme/campaigns.js';
import * as memberships from '../../rest/src/ground/database/tables/programme/memberships.js';
import * as simulations from '../../rest/src/ground/database/tables/programme/simulations.js';
import { tablesOf } from '../../scripts/databaseTables.mjs';
import { planOf, registrationsOf } from '../../scripts/newEndpoint.mjs';
import { filesOf } from '../../scripts/newEndpointFiles.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const tables = tablesOf([
  ['people/network', network],
  ['people/notes', notes],
  ['programme/campaigns', campaigns],
  ['programme/memberships', memberships],
  ['programme/simulations', simulations],
]);
const visits = planOf('/dealers/{id}/visits', tables, { table: 'dealerNotes' });

/** The lines of the query of a new endpoint, without their indentation. */
const queryOf = (route: string, table: string): readonly string[] => {
  const files = filesOf(planOf(route, tables, { table }));
  const [, text = ''] = Object.entries(files).find(([file]) => file.endsWith('Queries.ts')) ?? [];
  return text.split('\n').map((line) => line.trim());
};

describe('a new endpoint', () => {
  test.each([
    ['/dealers/{id}/visits', 'dealerNotes', 'dealerVisits'],
    ['/dealers/reports', 'dealerNotes', 'dealerReports'],
    ['/campaigns', 'campaigns', 'listCampaigns'],
    ['/campaigns/{id}/dealer-notes/{dealerId}', 'dealerNotes', 'campaignDealerNotes'],
  ])('a new endpoint %s over %s gets the operation name %s', (route, table, operation) => {
    expect(planOf(route, tables, { table }).operation).toBe(operation);
  });

  test('a new endpoint is refused where its path does not begin with a slash', () => {
    expect(() => planOf('dealers', tables)).toThrow('This is no path: dealers');
  });

  test('a new endpoint is refused with the names of the tables where it names none', () => {
    expect(() => planOf('/dealers/{id}/visits', tables)).toThrow(
      /Which table does it read\? Name one with --table: .*dealerNotes, .*simulations/,
    );
  });

  test('a new endpoint is refused where its table has no column for what its path names', () => {
    expect(() => planOf('/dealers/{id}/simulations', tables, { table: 'simulations' })).toThrow(
      'simulations has no column for {id}',
    );
  });

  test('a new endpoint is for administrators alone until somebody changes its access', () => {
    const files = filesOf(visits);
    expect(files['rest/src/people/dealers/visitsRoutes.ts']).toContain("access: ['accessUsersManager'], object: 'id'");
  });

  test("a new endpoint reads its table, cut by the member of a row and by the path's object", () => {
    const lines = queryOf('/dealers/{id}/visits', 'dealerNotes');
    expect(lines).toContain('.from(dealerNotes)');
    expect(lines).toContain('.innerJoin(members, eq(members.id, dealerNotes.dealerId))');
    expect(lines).toContain('.where(and(inSubtreeOf(top), eq(dealerNotes.dealerId, id)))');
  });

  test('a new endpoint of another area reads no members', () => {
    const lines = queryOf('/campaigns/{id}/drafts', 'simulations');
    expect(lines).toContain('.from(simulations)');
    expect(lines).toContain('.where(eq(simulations.campaignId, id))');
    expect(lines.join('\n')).not.toContain('members');
  });

  test.each([
    ['/dealers/{id}/visits', 'dealerNotes'],
    ['/dealers/visits', 'members'],
    ['/campaigns/{id}/dealer/{dealerId}/visits', 'memberships'],
  ])('a new endpoint %s has files in each tier, which can be parsed', async (route, table) => {
    const files = Object.entries(filesOf(planOf(route, tables, { table })));
    expect(new Set(files.map(([file]) => file.split('/')[0]))).toEqual(new Set(['rest', 'gateway', 'client']));
    for (const [file, text] of files) {
      if (file.endsWith('.graphql')) expect(() => parseOperation(text)).not.toThrow();
      else expect(await format(text, { parser: 'typescript' })).not.toBe('');
    }
  });

  test('a new endpoint is registered once among the areas, the resolvers, and the rows of access and objects', () => {
    const added = Object.entries(registrationsOf(visits, read)).map(([file, text]) => {
      const before = new Set(read(file).split('\n'));
      return [file, text.split('\n').filter((line) => !before.has(line))];
    });
    expect(Object.fromEntries(added)).toEqual({
      'rest/src/areas.ts': [
        "import { visitsRoutes } from './people/dealers/visitsRoutes.js';",
        '  ({ api, context }) => visitsRoutes(api, context),',
      ],
      'rest/src/objects.test.ts': ["  dealerVisits: aDealer('id'),"],
      'schema/testing/accessTable.ts': ["  'GET /dealers/{id}/visits': ['accessUsersManager'],"],
      'gateway/src/resolvers.ts': [
        "import { VisitsResolver } from './dealers/visits.resolver.js';",
        '  VisitsResolver,',
      ],
    });
  });
});
