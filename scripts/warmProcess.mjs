// Part of `npm run dev`: a process that has loaded packages already and waits for the module that it shall run, once.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';

const self = fileURLToPath(import.meta.url);

/**
 * Runs a module, each time in a new process that stood ready for it: most of a printer's time goes into the packages
 * that it imports.
 *
 * @param module the path of what is run as if it had been started by that path
 * @param packages the path of a module that imports what a process loads before it waits
 * @returns `prepare()`, which starts the next process, and `run()`, which resolves with what was printed and rejects
 *   where the module fails; the process has explained it by then
 */
export function warmProcess(module, packages) {
  let waiting;
  const prepare = () => {
    const child = spawn(process.execPath, [self, module, packages], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    waiting = { child, printed: text(child.stdout), exit: new Promise((resolve) => child.once('exit', resolve)) };
  };
  const run = async () => {
    if (waiting === undefined) prepare();
    const { child, printed, exit } = waiting;
    waiting = undefined;
    child.send('run');
    const code = await exit;
    if (code !== 0) throw new Error(`${module} ended with code ${code}.`);
    return printed;
  };
  return { prepare, run };
}

if (process.argv[1] === self) {
  const [module, packages] = process.argv.slice(2);
  const ended = () => process.exit();
  process.once('disconnect', ended);
  const orders = new Promise((resolve) => process.once('message', resolve));
  // One that cannot be loaded is missed by the module itself, which then says so.
  await import(pathToFileURL(packages).href).catch(() => undefined);
  await orders;
  // Nothing holds the process any more but what the module does.
  process.removeListener('disconnect', ended);
  process.disconnect();
  process.argv[1] = module;
  await import(pathToFileURL(module).href);
}
