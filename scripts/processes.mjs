// Runs the tiers as processes of their own: one that dies is started again; what cannot start at all ends all of them.
import { spawn } from 'node:child_process';

/** How long a process may take to end before it is killed, in milliseconds. */
const grace = 15_000;
/** The pause before a process is started again: the first, doubled with each death up to the longest. */
const firstPause = 500;
const longestPause = 30_000;
/** Who has run for this long has recovered: the pause begins anew. */
const steady = 60_000;

/**
 * A group of Node processes with one life.
 *
 * @param options.afterStop ends what the processes stand on, once all of them have ended
 * @returns `start(name, args, options)`, which resolves with the message by which the process says that it is ready
 *   (at once where `options.ipc` is false), `restart(name)`, and `stop(code)`, which ends all in the reverse order of
 *   their start. A process that was ready once is started again when it dies; one that never was ends all, with its
 *   code. The output of one with `options.onOutput` is handed to that instead of being printed; `options.onStep` is
 *   called with each step that it reports on its way to being ready.
 */
export function processGroup({ afterStop } = {}) {
  const tiers = [];
  let stopping = false;

  async function stop(code) {
    if (stopping) return;
    stopping = true;
    for (const tier of [...tiers].reverse()) {
      clearTimeout(tier.restart);
      await end(tier.child);
    }
    await afterStop?.();
    process.exit(code);
  }

  process.once('SIGINT', () => void stop(0));
  process.once('SIGTERM', () => void stop(0));

  function start(name, args, { env = {}, ipc = true, cwd, onOutput, onStep } = {}) {
    const tier = { name, child: undefined, restart: undefined, isRestarting: false };
    tiers.push(tier);
    return new Promise((resolve) => {
      let wasReady = false;
      let pause = firstPause;
      const run = () => {
        const child = spawn(process.execPath, args, {
          cwd,
          env: { ...process.env, ...env },
          stdio: ['ignore', onOutput ? 'pipe' : 'inherit', 'inherit', ...(ipc ? ['ipc'] : [])],
        });
        if (onOutput) child.stdout.setEncoding('utf8').on('data', onOutput);
        tier.child = child;
        if (!ipc) resolve(undefined);
        let readyAt;
        child.on('message', (message) => {
          if (message?.step) onStep?.(message.step);
          if (!message?.ready) return;
          if (wasReady) console.error(`${name} runs again.`);
          wasReady = true;
          readyAt = performance.now();
          resolve(message);
        });
        child.on('exit', (code, signal) => {
          if (stopping) return;
          if (tier.isRestarting) {
            tier.isRestarting = false;
            return run();
          }
          const ended = `${name} ended (${signal ?? `code ${code}`})`;
          if (!wasReady) {
            console.error(`${ended}.`);
            void stop(code || 1);
            return;
          }
          if (readyAt !== undefined && performance.now() - readyAt > steady) pause = firstPause;
          console.error(`${ended}; it is started again in ${pause / 1000} s.`);
          tier.restart = setTimeout(run, pause);
          pause = Math.min(2 * pause, longestPause);
        });
      };
      run();
    });
  }

  /** Ends a process and starts it again at once: its files have changed. */
  function restart(name) {
    const tier = tiers.find((each) => each.name === name);
    if (tier.child.exitCode !== null || tier.child.signalCode !== null) return;
    tier.isRestarting = true;
    void end(tier.child);
  }

  return { start, restart, stop };
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
