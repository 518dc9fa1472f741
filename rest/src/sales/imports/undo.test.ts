/** An import that can be undone leaves everything as if the file had never come; one that cannot changes nothing. */
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asc, eq, like } from 'drizzle-orm';
import fc from 'fast-check';
import { findDifferences } from '../../figures/sums/differences.js';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { importFile } from '../../testing/programme/loadedFile.js';
import { newCampaign } from '../../testing/programme/salesAndCampaigns.js';
import { randomRuns } from '../../testing/properties/randomRuns.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';

let service: TestApp;
let dealers: readonly { readonly id: number; readonly vatNumber: string | null }[];
let tries = 0;
beforeAll(async () => {
  service = await openTestApp();
  dealers = await service.database
    .select({ id: members.id, vatNumber: members.vatNumber })
    .from(members)
    .where(eq(members.role, 'Dealer'))
    .orderBy(asc(members.id))
    .limit(2);
});
afterAll(() => service.close());

const call = (as: string, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  service.call(method, `/api${path}`, { as, ...(body && { body }) });

/** Whether the undoing was accepted, and done. */
async function undo(id: number): Promise<boolean> {
  const { statusCode } = await call('ka.admin', 'POST', `/imports/${id}/undo`);
  await service.imports.drain();
  expect([200, 409]).toContain(statusCode);
  return statusCode === 200;
}

const dealer = fc.integer({ min: 0, max: 1 });
const few = { minLength: 2, maxLength: 9 };

describe('a goals file among other changes', () => {
  const goal = fc.integer({ min: 1, max: 3 });
  const change = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        what: fc.constant('file' as const),
        rows: fc.uniqueArray(fc.record({ dealer, goal, accepted: fc.boolean() }), {
          minLength: 1,
          maxLength: 2,
          selector: (row) => row.dealer,
        }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('edit' as const), dealer, goal }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('add' as const), dealer, goal }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('remove' as const), dealer }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('accept' as const) }) },
    { weight: 4, arbitrary: fc.record({ what: fc.constant('undo' as const), which: fc.nat({ max: 3 }) }) },
  );
  type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;
  type Done = Exclude<Change, { what: 'undo' }>;
  type State = Readonly<Record<number, { readonly goal: number; readonly accepted: boolean } | undefined>>;

  /** The effect of a change on the dealers, by the rules. */
  function after(state: State, done: Done): State {
    switch (done.what) {
      case 'file':
        return done.rows.reduce<State>((so, row) => {
          const accepted = row.accepted || so[row.dealer]?.accepted === true;
          return { ...so, [row.dealer]: { goal: row.goal, accepted } };
        }, state);
      case 'edit': {
        const current = state[done.dealer];
        return current === undefined ? state : { ...state, [done.dealer]: { ...current, goal: done.goal } };
      }
      case 'add':
        return state[done.dealer] === undefined
          ? { ...state, [done.dealer]: { goal: done.goal, accepted: false } }
          : state;
      case 'remove':
        return { ...state, [done.dealer]: undefined };
      case 'accept':
        return state[0] === undefined ? state : { ...state, 0: { ...state[0], accepted: true } };
    }
  }

  async function carryOut(campaignId: number, title: string, done: Done): Promise<number | undefined> {
    const path = (index: number) => `/campaigns/${campaignId}/dealer/${dealers[index]?.id}`;
    switch (done.what) {
      case 'file': {
        const rows = done.rows.map(
          (row) => `${title};${dealers[row.dealer]?.vatNumber};${row.goal};${row.accepted ? 'sì' : 'no'}`,
        );
        // empty lines make each file another one
        const file = ['campagna;partita_iva;obiettivo;accettata', ...rows].join('\n') + '\n'.repeat((tries += 1));
        return (await importFile(service, 'goals', file)).id;
      }
      case 'edit':
        await call('ka.admin', 'PATCH', `${path(done.dealer)}/edit`, { data: { goalThreshold: done.goal } });
        return undefined;
      case 'add': {
        const data = { goalThreshold: done.goal, dealer: dealers[done.dealer]?.id };
        await call('ka.admin', 'POST', `/campaigns/${campaignId}/dealer/add`, { data });
        return undefined;
      }
      case 'remove':
        await call('ka.admin', 'DELETE', path(done.dealer));
        return undefined;
      case 'accept':
        // the first of the dealers is the one that the user 'dealer' is
        await call('dealer', 'PATCH', `/campaigns/${campaignId}/dealer/accept`, { accepted: 1 });
        return undefined;
    }
  }

  async function stateOf(campaignId: number): Promise<State> {
    const rows = await service.database.select().from(memberships).where(eq(memberships.campaignId, campaignId));
    return Object.fromEntries(
      dealers.map(({ id }, index) => {
        const row = rows.find(({ dealerId }) => dealerId === id);
        return [index, row && { goal: row.goalThreshold, accepted: row.acceptedAt !== null }];
      }),
    );
  }

  const fileOf = (dealerIndex: number, goalThreshold: number): Change => ({
    what: 'file',
    rows: [{ dealer: dealerIndex, goal: goalThreshold, accepted: false }],
  });

  test('is undone as if it had never come, or not at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, few), async (changes) => {
        const title = `Prova ${(tries += 1)}`;
        const { id: campaignId } = await newCampaign(service.database, { title });
        let history: { readonly done: Done; readonly importId: number | undefined }[] = [];
        const replayed = () =>
          history.reduce<State>((state, { done }) => after(state, done), { 0: undefined, 1: undefined });
        for (const each of changes) {
          if (each.what !== 'undo') {
            const importId = await carryOut(campaignId, title, each);
            const before = replayed();
            // what people try and what changes nothing has not happened; a file was there all the same
            const hasHappened = importId !== undefined || !isDeepStrictEqual(after(before, each), before);
            if (hasHappened) history = [...history, { done: each, importId }];
          } else {
            const files = history.filter(({ importId }) => importId !== undefined);
            const file = files[each.which % Math.max(files.length, 1)];
            if (file?.importId === undefined) continue;
            const isLast = history.at(-1) === file;
            const isUndone = await undo(file.importId);
            if (isUndone) history = history.filter((entry) => entry !== file);
            // nothing came after it: nothing can stand in the way
            else expect(isLast).toBe(false);
          }
          expect(await stateOf(campaignId)).toEqual(replayed());
        }
        expect(await findDifferences(service.database)).toEqual([]);
      }),
      {
        numRuns: randomRuns(4, 10),
        examples: [
          // a file that repeats an earlier one stays applied when that one is undone, or prevents its undoing
          [[fileOf(0, 1), fileOf(0, 2), fileOf(0, 2), { what: 'undo', which: 1 }]],
          [
            [
              fileOf(0, 1),
              { what: 'remove', dealer: 0 },
              { what: 'add', dealer: 0, goal: 1 },
              { what: 'undo', which: 0 },
            ],
          ],
        ],
      },
    );
  });
});

describe('a sales file among others', () => {
  const row = fc.record({ document: fc.constantFrom('a', 'A', 'b', 'c'), quantity: fc.integer({ min: 1, max: 2 }) });
  const change = fc.oneof(
    fc.record({ what: fc.constant('file' as const), rows: fc.array(row, { minLength: 1, maxLength: 3 }) }),
    fc.record({ what: fc.constant('undo' as const), which: fc.nat({ max: 3 }) }),
  );

  test('is undone so that the lines of all the others stay, or not at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, few), async (changes) => {
        const prefix = `U${(tries += 1)}-`;
        let files: { readonly id: number; readonly lines: ReadonlyMap<string, number> }[] = [];
        const lines = async () => {
          const found = await service.database
            .select()
            .from(sales)
            .where(like(sales.document, `${prefix}%`));
          return new Map(found.map(({ document, quantity }) => [document.toLowerCase(), quantity]));
        };
        for (const each of changes) {
          if (each.what === 'file') {
            const text = [
              'documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo',
              ...each.rows.map(
                ({ document, quantity }) =>
                  `${prefix}${document};1;${dealers[0]?.vatNumber};10/03/2025;Lupo;estivo;vettura;17;dettaglio;${quantity};100`,
              ),
            ];
            const { id, status } = await importFile(service, 'sales', text.join('\n') + '\n'.repeat((tries += 1)));
            const ofFile = new Map(
              each.rows.map(({ document, quantity }) => [`${prefix}${document}`.toLowerCase(), quantity]),
            );
            if (status === 'applied') files = [...files, { id, lines: ofFile }];
          } else if (files.length > 0) {
            const file = files[each.which % files.length];
            if (file === undefined) continue;
            const isLast = files.at(-1) === file;
            if (await undo(file.id)) files = files.filter((entry) => entry !== file);
            else expect(isLast).toBe(false);
          }
          expect(await lines()).toEqual(new Map(files.flatMap((file) => [...file.lines])));
        }
      }),
      {
        numRuns: randomRuns(4, 10),
        examples: [
          [
            [
              { what: 'file', rows: [{ document: 'a', quantity: 1 }] },
              {
                what: 'file',
                rows: [
                  { document: 'A', quantity: 1 },
                  { document: 'b', quantity: 1 },
                ],
              },
              { what: 'undo', which: 0 },
            ],
          ],
        ],
      },
    );
    expect(await findDifferences(service.database)).toEqual([]);
  });
});
