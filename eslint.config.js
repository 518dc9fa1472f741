import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const features = readdirSync('client/src/features');

/** Imports across tiers and features; circles, and the order of the modules within a tier: tests/contract/layers.test.ts. */
const zones = [
  ...['rest', 'gateway', 'client'].map((tier) => ({
    target: `./${tier}`,
    from: ['rest', 'gateway', 'client', 'tests'].filter((other) => other !== tier).map((other) => `./${other}`),
    message: 'A tier imports from schema only.',
  })),
  { target: './schema', from: ['./rest', './gateway', './client', './tests'], message: 'Contracts depend on nothing.' },
  {
    target: './client/src/domain',
    from: './client/src/features',
    message: 'What features share knows none of them.',
  },
  ...features.map((feature) => ({
    target: `./client/src/features/${feature}`,
    from: './client/src/features',
    except: [`./${feature}`],
    message: 'Features do not import each other: what two need goes to domain or, free of the domain, to shared.',
  })),
];

/** The environment has one reader in each tier; an entry point hands it over. */
const environment = {
  selector:
    ':not(CallExpression[callee.name="readConfig"]) > MemberExpression[object.name="process"][property.name="env"]',
  message: 'Only config.ts reads the environment.',
};

/** Time comes from the clock that is passed in. */
const time = [
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'Ask the clock that is passed in.',
  },
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Ask the clock that is passed in.' },
  {
    selector: 'CallExpression[callee.name="recordAudit"] > CallExpression[callee.property.name="now"]',
    message: 'What happens in the programme bears its instant: programmeNow().',
  },
];

// The rules that need types are in .oxlintrc.json.
export default defineConfig(
  { ignores: ['**/dist/', '**/*.generated.ts', '.data/', 'coverage/', 'tests/e2e/output/'] },
  js.configs.recommended,
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        performance: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        URL: 'readonly',
        AbortController: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
          extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-restricted-syntax': ['error', environment, ...time],
    },
  },
  {
    files: [
      '**/src/config.ts',
      'tests/**',
      'client/vite.config.ts',
      '**/*.test.{ts,tsx}',
      '**/src/test/**',
      '**/src/testing/**',
      'schema/testing/**',
      '**/shared/test/**',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['rest/src/ground/clock.ts', '**/src/main.ts'], rules: { 'no-restricted-syntax': ['error', environment] } },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/shared/test/**'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    // Resolver classes are read by their decorators: an import of a type there is an import of a value.
    files: ['gateway/src/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['gateway/src/**/*.ts'],
    ignores: ['gateway/src/schema/fields.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'type-graphql', importNames: ['Field'], message: 'The decorators of fields are in schema/fields.ts.' },
      ],
    },
  },
);
