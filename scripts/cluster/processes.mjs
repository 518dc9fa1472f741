// Child processes of third-party programs; they end with this process, even if it is killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { postgresUser } from './configuration.mjs';

/** Milliseconds after SIGTERM before a program is killed. */
const killAfterMs = 20_000;

/**
 * Starts a program. It does not receive the terminal's Ctrl-C, because the order in which the programs end matters. If
 * this process dies, the kernel sends it SIGTERM.
 *
 * @param options.log the file to which its output is appended
 * @param options.asPostgres runs it as the user of Postgres if this process is root
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
  const killTimer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  clearTimeout(killTimer);
}

/** A process and all its descendants. */
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

/** The parent of a process; undefined if the process has ended. */
function parentOf(pid) {
  try {
    // the name of the process, in parentheses, may contain spaces and parentheses: split after the last one
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return Number(fields[1]);
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
    throw error;
  }
}

/** Sends a signal to processes; those that have ended are ignored. */
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
 * @param what the description of the condition, for the error
 * @throws Error if it does not become true in time
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
