import { demonstrationDay, demonstrationPassword } from '@gdd/schema/demonstration';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../people/auth/signIn/passwords.js';
import type { PasswordCost } from '../ground/domain/password.js';
import { recordCrossings } from '../programme/campaigns/budgets/crossings.js';
import { rebuildFigures } from '../figures/folding.js';
import { insertUser } from '../people/users/queries.js';
import type { Database } from '../ground/database/connections/connection.js';
import { programmeCode } from '../ground/database/rootMember.js';
import { insertMembers, lockTree } from '../ground/database/tree.js';
import { outbox } from '../ground/database/tables/work/mail.js';
import { notifyWaiting } from '../reach/notifications/worker.js';
import { contacts } from './contacts.js';
import { insertCustomers } from './customers.js';
import { insertCampaigns } from './memberships.js';
import { insertMoney, userOf } from './money.js';
import { demonstrationNetwork } from './network.js';
import { takeBack } from './pastDays.js';
import { contextOf, recordedSince } from './recorded.js';
import { insertSales } from './sales.js';
import { trailOf } from './trail.js';
import { demonstrationUsers, waitingUsers } from './users.js';

const seed = 2025;

/** The instant of creation of the demonstration's users and members. */
export const demonstrationInstant = new Date(`${demonstrationDay}T07:00:00Z`);

/** The size of the generated data. */
export interface DemonstrationSize {
  /** With 1, only the members of the demonstration users. */
  readonly dealers: number;
  /** Number of sale lines; with 0, there are no campaigns either. */
  readonly lines: number;
}

/** About the size of the real programme, and enough lines for every state of a campaign. */
export const fullSize: DemonstrationSize = { dealers: 1200, lines: 120_000 };

/** Only the eleven users and their members. */
export const usersAlone: DemonstrationSize = { dealers: 1, lines: 0 };

interface SeedOptions {
  /** Called with the name of each step. */
  readonly report?: (step: string) => void;
  /** The cost of hashing the password of the users. */
  readonly passwordCost?: PasswordCost;
  /** Whether to add closed months, settlements and messages (default); benchmarks add their own. */
  readonly withMoney?: boolean;
}

/**
 * Fills an empty programme in one transaction: the network with the eleven users, sale lines from 2021 on, the
 * campaigns of 2022–2025 and a draft for 2026 with their dealers, closed months, settlements, messages and customers.
 *
 * @param rootId the programme's root member
 * @param now the instant of creation of the network
 */
export async function seedDemonstration(
  database: Database,
  rootId: number,
  { dealers, lines }: DemonstrationSize,
  now: Date,
  { report = () => undefined, passwordCost, withMoney = true }: SeedOptions = {},
): Promise<void> {
  const hashes = await Promise.all(demonstrationUsers.map(() => hashPassword(demonstrationPassword, passwordCost)));
  await database.transaction(async (transaction) => {
    // twenty million lines take longer than the timeouts of requests
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await transaction.execute(sql`set local jit = off`);
    await lockTree(transaction);
    const root = new Map([[programmeCode, rootId]]);
    const network = demonstrationNetwork({ seed, dealers });
    report(`${network.length} members and their users`);
    const made = await insertMembers(transaction, network, root, now);
    const userIds = await insertUsers(transaction, hashes, (code) => made.get(code) ?? rootId, now);
    await insertCustomers(transaction, seed);
    if (lines === 0) return;
    const administrator = userIds[0] ?? null;
    await insertWaitingUsers(transaction, hashes[0] ?? null, now);
    await insertSales(transaction, { seed, lines }, administrator, report);
    await insertCampaigns(transaction, { seed }, administrator, report);
    if (withMoney) await live(transaction, userIds, report);
    else {
      await rebuildFigures(transaction, now);
      const writeTrail = await trailOf(transaction, ofTrail(userIds));
      await writeTrail();
    }
    // the embedded database gathers no statistics by itself
    report('statistics');
    await transaction.execute(sql`analyze`);
  });
}

const ofTrail = (userIds: readonly number[]) => ({ administrator: userIds[0] ?? null, dealer: userIds.at(-1) ?? null });

/** Lets everything since changes are recorded happen on its day. */
async function live(transaction: Database, userIds: readonly number[], report: (step: string) => void): Promise<void> {
  const user = (index: number) => userOf(transaction, userIds.at(index) ?? 0);
  const people = { chief: await user(0), clerk: await user(1) };
  const actors = { ...people, agent: await user(-2), dealer: await user(-1) };
  report('what happened in the last months');
  const waiting = [...(await takeBack(transaction, actors, seed)), ...contacts(actors)];
  waiting.sort((one, other) => one.at.getTime() - other.at.getTime());
  const writeTrail = await trailOf(transaction, ofTrail(userIds));
  const notifyAt = (at: Date) => notifyWaiting(contextOf(transaction, at));
  let stepAt = recordedSince;
  const catchUp = async (until?: Date) => {
    // of the step before
    await notifyAt(stepAt);
    const due = until === undefined ? waiting.length : waiting.filter(({ at }) => at <= until).length;
    for (const { at, happen } of waiting.splice(0, due)) {
      await writeTrail(at);
      await happen(contextOf(transaction, at));
      await notifyAt(at);
    }
    await writeTrail(until);
    stepAt = until ?? stepAt;
  };
  await insertMoney(transaction, people, catchUp, report);
  await catchUp();
  // here, as the service that watches budgets would report them at the real time
  await recordCrossings(contextOf(transaction, demonstrationInstant));
  await notifyAt(demonstrationInstant);
  // each on its day
  await transaction.update(outbox).set({ doneAt: sql`${outbox.queuedAt}`, outcome: 'sent', tries: 1 });
}

/** Inserts the eleven users. @returns their ids in the same order */
async function insertUsers(
  transaction: Database,
  hashes: readonly string[],
  memberId: (code: string) => number,
  now: Date,
): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, user] of demonstrationUsers.entries()) {
    const id = await insertUser(
      transaction,
      {
        username: user.username,
        email: `${user.username}@gdd.example`,
        emailConfirmedAt: now,
        name: user.name,
        phone: `+39 02 5550${String(100 + index)}`,
        passwordHash: hashes[index] ?? null,
        memberId: memberId(user.memberCode),
        roles: [user.role],
        demonstration: true,
      },
      now,
    );
    ids.push(id);
  }
  return ids;
}

async function insertWaitingUsers(transaction: Database, passwordHash: string | null, now: Date): Promise<void> {
  for (const { username, name, daysBefore } of waitingUsers) {
    const registeredAt = new Date(now.getTime() - daysBefore * 86_400_000);
    const waiting = { phone: null, passwordHash, memberId: null, roles: [], demonstration: true };
    const account = { username, email: username, emailConfirmedAt: registeredAt, name };
    await insertUser(transaction, { ...account, ...waiting }, registeredAt);
  }
}
