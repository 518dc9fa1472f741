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
  ])('a new endpoint %s gets the operation name %s', (route, operation) => {
    expect(planOf(route).operation).toBe(operation);
  });

  test('a new endpoint is refused where its path does not begin with a slash', () => {
    expect(() => planOf('dealers')).toThrow('This is no path: dealers');
  });

  test('a new endpoint is for administrators alone until somebody changes its access', () => {
    const files = filesOf(planOf('/dealers/{id}/visits'));
    expect(files['rest/src/people/dealers/visitsRoutes.ts']).toContain("access: ['accessUsersManager'], object: 'id'");
    expect(files['rest/src/people/dealers/visitsQueries.ts']).toContain('inSubtreeOf(top)');
  });

  test.each(['/dealers/{id}/visits', '/dealers/visits', '/campaigns/{id}/dealer/{dealerId}/visits'])(
    'a new endpoint %s has files in each tier, which can be parsed',
    async (route) => {
      const files = Object.entries(filesOf(planOf(route)));
      expect(new Set(files.map(([file]) => file.split('/')[0]))).toEqual(new Set(['rest', 'gateway', 'client']));
      for (const [file, text] of files) {
        if (file.endsWith('.graphql')) expect(() => parseOperation(text)).not.toThrow();
        else expect(await format(text, { parser: 'typescript' })).not.toBe('');
      }
    },
  );

  test('a new endpoint is registered once among the areas, the object tests and the resolvers', () => {
    const registrations = Object.entries(registrationsOf(planOf('/dealers/{id}/visits'), read));
    const added = registrations.map(([file, text]) => {
      const before = new Set(read(file).split('\n'));
      return [file, text.split('\n').filter((line) => !before.has(line))];
    });
    expect(Object.fromEntries(added)).toEqual({
      'rest/src/areas.ts': [
        "import { visitsRoutes } from './people/dealers/visitsRoutes.js';",
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
