/**
 * Many callers at once on the same users of a real Postgres (compare `campaigns/races.test.ts`): an embedded database,
 * with its one connection, hides every race. Each race is also run with the naive way, which must lose when its rivals have
 * read before one of them writes.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Role } from '@gdd/schema/permissions';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { userRoles, users } from '../../ground/database/tables/people/accounts.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { callerFor } from '../../testing/app/callers.js';
import {
  atOnce,
  callersAtOnce,
  patience,
  Rendezvous,
  rivals,
  tries,
  triesOfNaive,
  type Outcome,
} from '../../testing/properties/races.js';
import { bearing } from '../../testing/app/personalTokens.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { testDatabaseUrl } from '../../testing/databases/testDatabase.js';
import { disableUser, updateManagedUser } from './management.js';
import { isAnotherActive, replaceRoles } from './queries.js';

let service: TestApp;
let database: Database;
let context: ServiceContext;
let administrator: SignedIn;
let distributorId: number;

const onPostgres = testDatabaseUrl === undefined ? describe.skip : describe;

beforeAll(async () => {
  if (testDatabaseUrl === undefined) return;
  service = await openTestApp();
  database = service.database;
  context = { ...service, wakeOutbox: () => undefined };
  administrator = await callerFor(database, { username: 'ka.admin', role: 'KA Administrator' });
  distributorId = (await service.memberWithCode('DI0001')).id;
}, patience);
afterAll(() => service?.close());

let made = 0;

/** Users who have registered, confirmed their address, and wait. */
async function waitingUsers(number: number): Promise<number[]> {
  const now = service.clock.now();
  const rows = Array.from({ length: number }, () => {
    const email = `in.gara.${++made}@esempio.it`;
    return { username: email, email, emailConfirmedAt: now, createdAt: now, updatedAt: now, passwordHash: 'none' };
  });
  return (await database.insert(users).values(rows).returning({ id: users.id })).map(({ id }) => id);
}

/** The calls of several rivals, each on each of some users. */
async function contested(
  ids: readonly number[],
  each: number,
  call: (id: number, rival: number) => Promise<unknown>,
): Promise<readonly (readonly Outcome[])[]> {
  const calls = ids.flatMap((id) => Array.from({ length: each }, (_, rival) => () => call(id, rival)));
  const outcomes = await atOnce(calls, callersAtOnce);
  return ids.map((_, index) => outcomes.slice(index * each, (index + 1) * each));
}

async function trailOf(ids: readonly number[], action: string): Promise<ReadonlyMap<number | null, number>> {
  const rows = await database
    .select({ id: auditEntries.entityId, entries: count() })
    .from(auditEntries)
    .where(
      and(eq(auditEntries.entity, 'user'), inArray(auditEntries.entityId, [...ids]), eq(auditEntries.action, action)),
    )
    .groupBy(auditEntries.entityId);
  return new Map(rows.map(({ id, entries }) => [id, entries]));
}

const read = async (id: number) => (await database.select().from(users).where(eq(users.id, id)))[0];

const states = async (ids: readonly number[]) => {
  const rows = await database
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, state }) => [id, state]));
};

/** The roles that the rivals give, one each. */
const given: readonly Role[] = ['Distributor', 'Distributor User', 'Distributor Consultant', 'Distributor'];
const roleOf = (rival: number): Role => given[rival] ?? 'Distributor';

// Before the others, which leave no administrator.
onPostgres('of ten that invite one address', () => {
  test(
    'one does, and the others read that it was done',
    async () => {
      const body = { name: 'Contesa', roles: ['Distributor User'], memberId: distributorId };
      const session = bearing(await service.tokenOf('ka.admin'));
      for (let round = 0; round < 10; round += 1) {
        const email = `invitata.in.gara.${round}@esempio.it`;
        const responses = await Promise.all(
          Array.from({ length: 10 }, () =>
            service.call('POST', '/api/users/invite', { ...session, body: { ...body, email } }),
          ),
        );
        const statuses = responses.map(({ statusCode }) => statusCode).sort();
        expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
        const refused = responses.find(({ statusCode }) => statusCode === 409);
        expect(refused?.json()).toMatchObject({ error: { code: 'CONFLICT', reason: 'alreadyInvited' } });
      }
    },
    patience,
  );
});

onPostgres('of several that activate one registration', () => {
  type Activate = (id: number, rival: number) => Promise<unknown>;

  /** Users that were not activated once, or whose roles are not those of whoever did. */
  async function violations(calls: number, activate: Activate): Promise<number> {
    const ids = await waitingUsers(calls / rivals);
    const outcomes = await contested(ids, rivals, activate);
    const locked = await database
      .select()
      .from(userRoles)
      .where(inArray(userRoles.userId, ids))
      .orderBy(asc(userRoles.position));
    return ids.filter((id, index) => {
      const each = outcomes[index] ?? [];
      const roles = locked.filter(({ userId }) => userId === id).map(({ role }) => role);
      const isOnce = each.filter((outcome) => outcome === 'done').length === 1;
      return !isOnce || roles.join() !== roleOf(each.indexOf('done'));
    }).length;
  }

  test(
    'one does, and the others read that theirs is old',
    async () => {
      const activate: Activate = (id, rival) =>
        updateManagedUser(context, administrator, id, {
          ...{ name: null, roles: [roleOf(rival)], memberId: distributorId, version: 1 },
        });
      expect(await violations(tries, activate)).toBe(0);
    },
    patience,
  );

  test(
    'several do when each compares first and then writes',
    async () => {
      const all = new Rendezvous();
      const naive: Activate = async (id, rival) => {
        const row = await read(id);
        if (row?.version !== 1) throw new Refusal('CONFLICT', { reason: 'staleVersion' });
        await all.meet(id);
        await database.update(users).set({ memberId: distributorId, version: 2 }).where(eq(users.id, id));
        // the roles of two come together, or those of the slower stay
        await database.transaction((transaction) => replaceRoles(transaction, id, [roleOf(rival)])).catch(() => null);
      };
      expect(await violations(triesOfNaive, naive)).toBe(triesOfNaive / rivals);
    },
    patience,
  );
});

onPostgres('who is disabled while being activated', () => {
  /** Users that are not shut out at the end, or whose trail does not say so once. */
  async function violations(
    calls: number,
    activate: (id: number) => Promise<unknown>,
    disable: (id: number) => Promise<unknown> = (id) => disableUser(context, administrator, id),
  ): Promise<number> {
    const ids = await waitingUsers(calls / 2);
    const outcomes = await contested(ids, 2, (id, rival) => ((id + rival) % 2 === 0 ? activate(id) : disable(id)));
    expect(outcomes.flat().filter((outcome) => outcome !== 'done' && outcome !== 'staleVersion')).toEqual([]);
    const [found, disabled] = await Promise.all([states(ids), trailOf(ids, 'disabled')]);
    return ids.filter((id) => found.get(id) !== 'disabled' || disabled.get(id) !== 1).length;
  }

  test(
    'is shut out, whoever came first',
    async () => {
      const activate = (id: number) =>
        updateManagedUser(context, administrator, id, {
          ...{ name: null, roles: ['Distributor'], memberId: distributorId, version: 1 },
        });
      expect(await violations(tries, activate)).toBe(0);
    },
    patience,
  );

  test(
    'is let in when the activation writes back what it has read',
    async () => {
      const both = new Rendezvous(2);
      const naive = async (id: number) => {
        const row = await read(id);
        await both.meet(id); // read
        await both.meet(id); // disabled
        await replaceRoles(database, id, ['Distributor']);
        await database
          .update(users)
          .set({ memberId: distributorId, disabledAt: row?.disabledAt })
          .where(eq(users.id, id));
      };
      const disableMeanwhile = async (id: number) => {
        await both.meet(id);
        await disableUser(context, administrator, id);
        await both.meet(id);
      };
      expect(await violations(triesOfNaive, naive, disableMeanwhile)).toBe(triesOfNaive / 2);
    },
    patience,
  );
});

onPostgres('of the last administrators, who disable one another at once', () => {
  let last: SignedIn[];

  beforeAll(async () => {
    if (testDatabaseUrl === undefined) return;
    const { memberId = null } = (await read(administrator.userId)) ?? {};
    const ids = await waitingUsers(rivals);
    await database.update(users).set({ memberId }).where(inArray(users.id, ids));
    for (const id of ids) await replaceRoles(database, id, ['KA Administrator']);
    last = ids.map((userId) => ({ ...administrator, userId }));
    await database.update(users).set({ disabledAt: service.clock.now() }).where(eq(users.id, administrator.userId));
  });

  /** Rounds after which nobody is left, or more than one. */
  async function violations(calls: number, disable: (caller: SignedIn, id: number) => Promise<unknown>) {
    const ids = last.map(({ userId }) => userId);
    let wrong = 0;
    for (let round = 0; round < calls / rivals; round++) {
      await database.update(users).set({ disabledAt: null }).where(inArray(users.id, ids));
      const outcomes = await atOnce(
        last.map((caller, index) => () => disable(caller, ids[(index + 1) % rivals] ?? 0)),
        rivals,
      );
      const active = [...(await states(ids)).values()].filter((state) => state === 'active').length;
      const refused = outcomes.filter((outcome) => outcome === 'lastAdministrator').length;
      if (active !== 1 || refused !== 1) wrong += 1;
    }
    return wrong;
  }

  test(
    'one is left',
    async () => {
      expect(await violations(tries, (caller, id) => disableUser(context, caller, id))).toBe(0);
    },
    patience,
  );

  test(
    'none is left when each looks for another first and then disables',
    async () => {
      const all = new Rendezvous();
      const naive = async (_: SignedIn, id: number) => {
        if (!(await isAnotherActive(database, id, ['KA Administrator']))) {
          throw new Refusal('CONFLICT', { reason: 'lastAdministrator' });
        }
        await all.meet(0);
        await database.update(users).set({ disabledAt: service.clock.now() }).where(eq(users.id, id));
      };
      expect(await violations(triesOfNaive, naive)).toBe(triesOfNaive / rivals);
    },
    patience,
  );
});
