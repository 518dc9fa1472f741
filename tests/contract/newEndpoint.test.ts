import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse as parseOperation } from 'graphql';
import { format } from 'prettier';
import { filesOf, planOf, registrationsOf } from '../../scripts/newEndpoint.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('a new endpoint', () => {
  test.each([
    ['/dealers/{id}/visits', 'dealerVisits'],
    ['/dealers/reports', 'dealerReports'],
    ['/campaigns', 'listCampaigns'],
    ['/campaigns/{id}/dealer-notes/{noteId}', 'campaignDealerNotes'],
  ])('%s is called %s', (route, operation) => {
    expect(planOf(route).operation).toBe(operation);
  });

  test('whose path is none is refused', () => {
    expect(() => planOf('dealers')).toThrow('This is no path: dealers');
  });

  test('may be asked by administrators alone until its route says who may', () => {
    const files = filesOf(planOf('/dealers/{id}/visits'));
    expect(files['rest/src/dealers/visitsRoutes.ts']).toContain("access: ['accessUsersManager'], object: 'id'");
    expect(files['rest/src/dealers/visitsQueries.ts']).toContain('inSubtreeOf(top)');
  });

  test.each(['/dealers/{id}/visits', '/dealers/visits', '/campaigns/{id}/dealer/{dealerId}/visits'])(
    'like %s has a file in each tier, each of which can be read',
    async (route) => {
      const files = Object.entries(filesOf(planOf(route)));
      expect(new Set(files.map(([file]) => file.split('/')[0]))).toEqual(new Set(['rest', 'gateway', 'client']));
      for (const [file, text] of files) {
        if (file.endsWith('.graphql')) expect(() => parseOperation(text)).not.toThrow();
        else expect(await format(text, { parser: 'typescript' })).not.toBe('');
      }
    },
  );

  test('is listed once where the routes and the resolvers are', () => {
    const registrations = Object.entries(registrationsOf(planOf('/dealers/{id}/visits'), read));
    const added = registrations.map(([file, text]) => {
      const before = new Set(read(file).split('\n'));
      return [file, text.split('\n').filter((line) => !before.has(line))];
    });
    expect(Object.fromEntries(added)).toEqual({
      'rest/src/areas.ts': [
        "import { visitsRoutes } from './dealers/visitsRoutes.js';",
        '  ({ api, context }) => visitsRoutes(api, context),',
      ],
      'rest/src/objects.test.ts': ["  dealerVisits: aDealer('id'),"],
      'gateway/src/resolvers.ts': [
        "import { VisitsResolver } from './dealers/visits.resolver.js';",
        '  VisitsResolver,',
      ],
    });
  });
});
