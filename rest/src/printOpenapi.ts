/** Prints the OpenAPI description of the routes: `node rest/dist/printOpenapi.js > schema/rest.openapi.json`. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { buildApp } from './app.js';
import { readConfig } from './config.js';
import { systemClock } from './ground/clock.js';
import { failureText } from './ground/operatorError.js';
import { programmeDay } from './ground/platform/programmeDay.js';
import type { Storage } from './ground/platform/storage/storage.js';

const neverCalled = () => Promise.reject(new Error('The routes are described, never called.'));
const storage: Storage = { write: neverCalled, read: neverCalled, delete: neverCalled };

// An incompletely declared route throws while Fastify loads plugins, which does not reject `buildApp`: print its
// message.
process.once('uncaughtException', (error) => {
  process.stderr.write(failureText(error));
  process.exit(1);
});

const app = await buildApp({
  config: readConfig({ LOG_LEVEL: 'silent' }),
  secret: { current: 'the routes are described, never called' },
  // connects at the first query; there is none
  database: drizzle('postgres://127.0.0.1/nothing'),
  clock: systemClock,
  programmeDay: programmeDay(undefined, systemClock),
  storage,
  wakeOutbox: () => undefined,
  wakeImports: () => undefined,
  wakeExports: () => undefined,
  wakeSimulations: () => undefined,
  wakeWebhooks: () => undefined,
});
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
