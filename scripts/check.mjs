// npm run check: verifies that the committed contracts match the code, and that the tiers match the contracts. Arguments are
// passed to Jest.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { binOf, compiler, root, run } from './build.mjs';
import { generate } from './codegen.mjs';

const generated = execFileSync(
  'git',
  [
    'ls-files',
    '*.generated.ts',
    'schema/*.json',
    'schema/schema.graphql',
    ':!schema/package.json',
    ':!schema/tsconfig.json',
  ],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(Boolean);

const read = () => new Map(generated.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
const committed = read();
await generate();
const stale = generated.filter((file) => committed.get(file) !== readFileSync(path.join(root, file), 'utf8'));
// a check leaves the files as they were
for (const file of stale) writeFileSync(path.join(root, file), committed.get(file));
const unknown = execFileSync('git', ['ls-files', '--others', '--exclude-standard', '*.generated.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

if (stale.length > 0) {
  console.error('These files are out of date; run `npm run codegen` and commit them:');
  for (const file of stale) console.error(`  ${file}`);
}
if (unknown.length > 0) {
  console.error('These generated files are not in git; add them:');
  for (const file of unknown) console.error(`  ${file}`);
}
if (stale.length + unknown.length > 0) process.exit(1);
console.log(`${generated.length} generated files agree with the code.`);

run(compiler, ['-b']);
console.log('All tiers type-check against the contracts.');
run('--experimental-vm-modules', [
  '--disable-warning=ExperimentalWarning',
  binOf('jest'),
  '--selectProjects',
  'contract',
  ...process.argv.slice(2),
]);
