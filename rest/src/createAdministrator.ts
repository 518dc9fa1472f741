/**
 * Creates the first administrator: `node rest/dist/createAdministrator.js`. Prompts for username and password on the
 * terminal, or reads them as two lines of the standard input.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readConfig } from './config.js';
import { openProgramme } from './operations/programme.js';
import { clockOf } from './ground/clock.js';
import { failureText } from './ground/operatorError.js';
import { openBreachedPasswords } from './people/auth/signIn/breachedPasswords.js';
import { createFirstAdministrator } from './people/users/firstAdministrator.js';

/** Prompts for username and password; the password is not echoed. */
async function promptForCredentials(): Promise<{ username: string; password: string }> {
  let isHidden = false;
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isHidden) process.stdout.write(chunk as Buffer);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const lines = terminal[Symbol.asyncIterator]();
  const readAnswer = async (question: string): Promise<string> => {
    process.stdout.write(question);
    const line = await lines.next();
    return line.done === true ? '' : line.value;
  };
  try {
    const username = await readAnswer('Username: ');
    isHidden = true;
    const password = await readAnswer('Password: ');
    process.stdout.write('\n');
    return { username, password };
  } finally {
    terminal.close();
  }
}

try {
  const config = readConfig(process.env);
  const clock = clockOf(config);
  const programme = await openProgramme(config, clock);
  try {
    const breached = await openBreachedPasswords(config.breachedPasswords);
    const passwordRules = { words: config.passwordWords, breached };
    const context = { database: programme.database, clock, passwordRules };
    await createFirstAdministrator(context, await promptForCredentials(), programme.rootId);
    await breached?.close();
    process.stdout.write('The administrator can sign in.\n');
  } finally {
    await programme.close();
  }
} catch (error) {
  process.stderr.write(failureText(error));
  process.exitCode = 1;
}
