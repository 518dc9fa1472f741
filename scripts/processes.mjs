// Starts the tiers as processes of their own and keeps them together: one that ends ends all.
import { spawn } from 'node:child_process';

const grace = 15_000;

/**
 * A group of Node processes with one life.
 *
 * @returns `start(name, args, options)`, which resolves with the message by which the process says that it is ready
 *   (at once where `options.ipc` is false), and `stop(code)`, which ends all in the reverse order of their start
 */
export function processGroup() {
  const children = [];
  let stopping = false;

  async function stop(code) {
    if (stopping) return;
    stopping = true;
    for (const child of [...children].reverse()) await end(child);
    process.exit(code);
  }

  process.once('SIGINT', () => void stop(0));
  process.once('SIGTERM', () => void stop(0));

  function start(name, args, { env = {}, ipc = true, cwd } = {}) {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', ...(ipc ? ['ipc'] : [])],
    });
    children.push(child);
    return new Promise((resolve) => {
      if (!ipc) resolve(undefined);
      child.on('message', (message) => {
        if (message?.ready) resolve(message);
      });
      child.on('exit', (code, signal) => {
        if (stopping) return;
        console.error(`${name} ended (${signal ?? `code ${code}`}).`);
        void stop(code || 1);
      });
    });
  }

  return { start, stop };
}

function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill('SIGKILL'), grace);
    child.once('exit', () => {
      clearTimeout(late);
      resolve(undefined);
    });
    child.kill('SIGTERM');
  });
}
