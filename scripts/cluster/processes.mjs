// Programs of other people, each a child that ends with this process, whatever ends it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { postgresUser } from './configuration.mjs';

/** Milliseconds that a program may take to end before it is killed. */
const grace = 20_000;

/**
 * Starts a program. It does not hear the terminal's Ctrl-C, for the order in which the programs end matters, and the kernel
 * ends it where this process dies without ending it.
 *
 * @param options.log the file that its output is added to
 * @param options.asPostgres runs it as the user of Postgres, where this process is root
 */
export function startProgram(command, args, { log, asPostgres = false, env = {} }) {
  const output = openSync(log, 'a');
  const isOther = asPostgres && postgresUser() !== undefined;
  const user = isOther ? ['--reuid', 'postgres', '--regid', 'postgres', '--init-groups'] : [];
  return spawn('/usr/bin/setpriv', [...user, '--pdeathsig', 'TERM', '--', command, ...args], {
    cwd: '/',
    detached: true,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', output, output],
  });
}

/** Whether a child still runs. */
export function isRunning(child) {
  return child.exitCode === null && child.signalCode === null;
}

/** Ends a program; one that does not end is killed. */
export async function endProgram(child) {
  if (!isRunning(child)) return;
  const late = setTimeout(() => child.kill('SIGKILL'), grace);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  clearTimeout(late);
}

/** A process and all below it. */
export function familyOf(pid) {
  const parents = new Map();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const parent = parentOf(entry);
    if (parent !== undefined) parents.set(Number(entry), parent);
  }
  const family = [pid];
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  }
  return family;
}

/** Undefined where the process has ended meanwhile. */
function parentOf(pid) {
  try {
    // the name in parentheses may hold anything
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return Number(fields[1]);
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
    throw error;
  }
}

/** Sends a signal to processes, as far as they are still there. */
export function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/**
 * Waits for a condition.
 *
 * @param what it is, for the error
 * @throws Error where it does not come true in time
 */
export async function until(what, isTrue, { seconds = 60, everyMs = 100 } = {}) {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const found = await isTrue();
    if (found) return found;
    if (performance.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}.`);
    await pause(everyMs);
  }
}
