// Part of `npm run dev`: a process that has preloaded packages and waits for the command to run its module, once.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';

const self = fileURLToPath(import.meta.url);

/**
 * Runs a module, each time in a new process that was started in advance: most of a printer's time is spent importing
 * packages.
 *
 * @param module the path of the module; it runs as if started directly
 * @param packages the path of a module that imports the packages to preload
 * @returns `prepare()`, which starts the next process, and `run()`, which resolves with the printed text and rejects if
 *   the module fails; the process has printed the error to stderr by then
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
  const exit = () => process.exit();
  process.once('disconnect', exit);
  const command = new Promise((resolve) => process.once('message', resolve));
  // ignored: a package that cannot be loaded fails again, with a message, when the module imports it
  await import(pathToFileURL(packages).href).catch(() => undefined);
  await command;
  // without the channel to the parent, the process ends when the module has finished
  process.removeListener('disconnect', exit);
  process.disconnect();
  process.argv[1] = module;
  await import(pathToFileURL(module).href);
}
