import { existsSync } from 'node:fs';

// the headless shell first: the same engine, a third faster
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The program of a Chromium, CHROMIUM_PATH first; without one, this process says so and exits with 1. */
export function findBrowser() {
  const found = [process.env.CHROMIUM_PATH ?? '', ...browsers.map((name) => `/usr/bin/${name}`)].find((file) =>
    existsSync(file),
  );
  if (found !== undefined) return found;
  console.error(
    'No Chromium found: install the package `chromium-headless-shell` or `chromium`, or name the program in CHROMIUM_PATH.',
  );
  process.exit(1);
}
