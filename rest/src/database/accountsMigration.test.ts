import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create({ extensions: { pg_trgm } });
});
afterAll(() => database.close());

async function run(names: readonly string[]): Promise<void> {
  for (const name of names) {
    for (const statement of (await readFile(join(folder, name), 'utf8')).split('--> statement-breakpoint')) {
      await database.exec(statement);
    }
  }
}

test('an upgrade counts the accounts in use as confirmed, and keeps sessions and links that are on their way', async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const at = names.findIndex((name) => name.endsWith('_accounts.sql'));
  await run(names.slice(0, at));
  await database.exec(`
    insert into users (username, email, password_hash, created_at, updated_at) values
      ('boss', null, 'a hash', '2025-01-01', now()),
      ('usa@esempio.it', 'usa@esempio.it', 'a hash', '2025-02-01', now()),
      ('invitata@esempio.it', 'invitata@esempio.it', null, '2025-03-01', now());
    insert into sessions (token_hash, user_id, created_at, expires_at) values ('a session', 2, now(), now());
    insert into one_time_tokens (user_id, token_hash, purpose, expires_at) values (3, 'a link', 'invitation', now());
  `);
  await run(names.slice(at));
  const users = await database.query(
    `select username, to_char(email_confirmed_at, 'yyyy-mm') as since from users order by id`,
  );
  expect(users.rows).toEqual([
    { username: 'boss', since: '2025-01' },
    { username: 'usa@esempio.it', since: '2025-02' },
    { username: 'invitata@esempio.it', since: null },
  ]);
  const links = await database.query('select user_id, purpose, email from one_time_tokens');
  expect(links.rows).toEqual([{ user_id: 3, purpose: 'invitation', email: 'invitata@esempio.it' }]);
  const sessions = await database.query('select id, last_used_at from sessions');
  expect(sessions.rows).toEqual([{ id: 1, last_used_at: null }]);
});
