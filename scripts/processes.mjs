// Runs the tiers as separate processes: one that dies is restarted; if one fails before its first start succeeded, all
// end.
import { spawn } from 'node:child_process';

/** Milliseconds after SIGTERM before a process is killed. */
const killAfterMs = 15_000;
/** Milliseconds before a process is restarted: first this, then doubled with each death up to the maximum. */
const firstPauseMs = 500;
const maxPauseMs = 30_000;
/** After this time of running the pause is reset to the first. */
const steadyMs = 60_000;

/**
 * A group of Node processes that end together.
 *
 * @param options.afterStop stops what the processes depend on, after all of them have ended
 * @returns `start(name, args, options)`, which resolves with the process's message that it is ready (immediately if
 *   `options.ipc` is false), `restart(name)`, and `stop(code)`, which ends all processes in reverse order and exits. A
 *   process that was ready once is restarted when it dies; one that never was makes the whole group exit with its code.
 *   `options.onOutput` receives the output of the process instead of the terminal; `options.onStep` is called with each
 *   step that the process reports before it is ready.
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
      let pause = firstPauseMs;
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
          if (readyAt !== undefined && performance.now() - readyAt > steadyMs) pause = firstPauseMs;
          console.error(`${ended}; it is started again in ${pause / 1000} s.`);
          tier.restart = setTimeout(run, pause);
          pause = Math.min(2 * pause, maxPauseMs);
        });
      };
      run();
    });
  }

  /** Restarts a running process without a pause, because its files have changed. */
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
    const killTimer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.once('exit', () => {
      clearTimeout(killTimer);
      resolve(undefined);
    });
    child.kill('SIGTERM');
  });
}
