import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('the image runs the gateway with the options that npm start gives it', () => {
  const options = [...textOf('scripts/nodeOptions.mjs').matchAll(/'(--[\w-]+(?:=\w+)?)'/g)].map(([, option]) => option);
  expect(options.length).toBeGreaterThan(0);
  const [, command = '[]'] = /^CMD (.*gateway\/dist\/main\.js.*)$/m.exec(textOf('Dockerfile')) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...options, 'gateway/dist/main.js']);
});
