import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

const below = (folder: string, modules: readonly string[]) => modules.map((module) => `${folder}/${module}`);

/**
 * The modules of each tier, the lowest layer first: a module imports those before it in this list and none after it. A
 * module is a folder or a file of the tier's `src` (`*` is any one folder); where one of its subfolders is in the list
 * too, a folder stands for the rest of it.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  'rest/src': [
    ...below('ground', ['domain', 'domain/labels', 'domain/incentive', 'domain/rows', 'domain/settlement']),
    ...['ground/operatorError.ts', 'ground/clock.ts', 'config.ts'],
    ...below('ground', [
      ...below('database', ['tables/columns.ts', 'tables/changedFields.ts', 'tables/people', 'tables/content']),
      ...below('database', ['tables/work', 'tables/programme', 'connections']),
      'database',
      ...below('platform', ['http', 'work', 'secrets', 'mail', 'storage', 'spreadsheets']),
      ...['platform', 'telemetry', 'rules', 'files'],
    ]),
    ...['events/signals', 'events'],
    ...below('decisions', ['approvals/requests', 'approvals']),
    ...['figures', 'figures/sums'],
    ...below('people', ['auth/factors', 'auth/signIn', 'auth/ownFactors', 'auth/factorResets']),
    ...below('people', ['auth/personalTokens', 'auth/serviceTokens', 'auth', 'consent']),
    ...below('people', ['customers', 'dealers', 'users', 'serviceAccounts']),
    'content',
    ...below('programme', [
      ...[
        'campaigns/campaign',
        'notes',
        'underWay',
        'campaigns/budgets',
        'campaigns/rules',
        'campaigns/closing',
        'campaigns',
      ],
      ...['goals', 'membership', 'dealers', 'reminders', 'forecast'].map((room) => `memberships/${room}`),
      ...['memberships', 'reminders', 'drafts', 'curves', 'comparisons'],
    ]),
    ...below('sales', [
      'imports/record',
      'imports/files',
      'imports/network',
      'imports/goals',
      'imports/sales',
      'imports',
    ]),
    ...below('sales', ['proposals', 'simulations']),
    ...below('money', ['ledger', 'statements', 'ledger/prizes', 'disputes', 'settlements', 'invoicing', 'accruals']),
    ...below('reports', ['lists', 'audit', 'criteria', 'rows', 'analytics', 'dashboard', 'prevYear', 'files']),
    ...['reports', 'reports/share', 'reports/exports', 'reports/changesSince'],
    ...below('reach', ['live', 'webhooks/sending', 'webhooks', 'notifications']),
    ...['demonstration', 'operations', 'confirmedChanges.ts', 'areas.ts', 'app.ts', 'server.ts'],
    // commands: the first one is the service itself
    ...[
      'main.ts',
      'migrate.ts',
      'import.ts',
      'generate.ts',
      'recompute.ts',
      'backup.ts',
      'restore.ts',
      'moveFiles.ts',
      'createAdministrator.ts',
      'resetFactors.ts',
      'breachedPasswords.ts',
    ],
    ...[
      'printOpenapi.ts',
      'testing/databases',
      'testing/app',
      'testing/files',
      'testing/properties',
      'testing/programme',
      'testing/histories',
    ],
  ],
  'gateway/src': [
    ...[
      'errors',
      'access',
      'limits',
      'config.ts',
      'upstream/resilience',
      'upstream',
      'telemetry',
      'web/requests',
      'web',
      'context.ts',
      'directives',
      'schema',
    ],
    ...[
      'live/live.types.ts',
      'live/live.resolver.ts',
      'files',
      'consent',
      'lists',
      'customers',
      'dealers',
      'notes',
      'users',
      'auth',
      'content',
      'campaigns/rules',
      'approvals',
      'ledger',
      'campaigns',
      'campaigns/statements',
      'imports',
      'disputes',
      'audit',
    ],
    ...[
      'settlements',
      'invoicing',
      'reports',
      'share',
      'reminders',
      'drafts',
      'exports',
      'simulations',
      'comparisons',
      'accruals',
      'webhooks',
      'serviceAccounts',
      'changesSince',
      'notifications',
    ],
    ...[
      'resolvers.ts',
      'gatewaySchema.ts',
      'operations',
      'documents',
      'live',
      'gateway.ts',
      'main.ts',
      'printSchema.ts',
      'test',
    ],
  ],
  'client/src': [
    'worker',
    // general parts without knowledge of the programme
    ...[
      'shared/print',
      'shared/i18n',
      'shared/light',
      'shared/toasts',
      'shared/page',
      'shared/table',
      'shared/unsaved',
      'shared/dialogs',
    ],
    ...['shared/apollo', 'shared/actions', 'shared/session', 'shared/permissions', 'shared/live', 'shared/states'],
    ...['fields', 'searchSelect', 'unsaved', 'drafts', 'saving'].map((name) => `shared/forms/${name}`),
    'shared/forms',
    ...['shared/list/state', 'shared/dates'],
    ...['columns', 'selection', 'filters', 'paging', 'settings', 'rows', 'grid'].map((name) => `shared/list/${name}`),
    ...[
      'shared/list',
      'shared/list/definition',
      'shared/fields',
      'shared/files',
      'shared/charts/data',
      'shared/charts/drawing',
      'shared/charts',
    ],
    // parts specific to the programme
    'domain/live',
    ...[
      'domain/calendar',
      'domain/columns',
      'domain/completeness',
      'domain/account',
      'domain/work',
      'domain/members',
      'domain/audit',
      'domain/consent',
    ],
    ...[
      'domain/tread',
      'domain/budgets',
      'domain/goals',
      'domain/campaigns',
      'domain/incentives',
      'domain/rules',
      'domain/reminders',
      'domain/curves',
      'domain/disputes',
      'domain/worsenings',
      'domain/statements',
      'domain/settlements',
      'domain/approvals',
      'domain/notes',
      'domain/notifications',
    ],
    'features',
    'share',
    'auth',
    'app',
    'main.tsx',
    'shared/test',
    'features/*/testing',
  ],
};

const folders = ['schema', 'rest', 'gateway', 'client', 'scripts', 'tests'];

/** The files that each file imports, tests and scripts too: values, types and what is loaded later alike. */
export function importsByFile(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Set(folders.flatMap(filesIn));
  return new Map([...files].map((file) => [file, new Set(importedBy(file, files))]));
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['dist', 'node_modules'].includes(entry.name) ? [] : filesIn(name);
    return /\.(tsx?|mjs|js)$/.test(name) && !name.endsWith('.d.ts') ? [name] : [];
  });
}

function importedBy(file: string, files: ReadonlySet<string>): readonly string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, specifier = '']) => {
    const target = targetOf(specifier, file);
    const found = [target, `${target}.ts`, `${target}.tsx`].find((name) => files.has(name));
    return found === undefined || found === file ? [] : [found];
  });
}

function targetOf(specifier: string, file: string): string {
  if (specifier.startsWith('@gdd/schema/')) return specifier.slice('@gdd/'.length);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier).replace(/\.js$/, '') : '';
}

/**
 * The import cycles (strongly connected components, by Tarjan's algorithm): files that import each other, also
 * indirectly.
 */
export function circlesIn(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const reached = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: (readonly string[])[] = [];
  const visit = (file: string): number => {
    const turn = reached.size;
    reached.set(file, turn);
    lowest.set(file, turn);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      const low = !reached.has(next) ? visit(next) : open.includes(next) ? reached.get(next) : undefined;
      if (low !== undefined) lowest.set(file, Math.min(lowest.get(file) ?? turn, low));
    }
    const low = lowest.get(file) ?? turn;
    if (low !== turn) return low;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
    return low;
  };
  for (const file of imports.keys()) if (!reached.has(file)) visit(file);
  return circles;
}

/** The layer of a file: the place of the longest name in the list that it begins with; undefined where none fits. */
export function layerOf(file: string): { readonly tier: string; readonly layer: number } | undefined {
  const tier = Object.keys(layers).find((each) => file.startsWith(`${each}/`));
  const modules = tier === undefined ? undefined : layers[tier];
  if (tier === undefined || modules === undefined) return undefined;
  const within = file.slice(tier.length + 1);
  const [module] = modules
    .filter((name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}(/|$)`).test(within))
    .sort((one, other) => other.length - one.length);
  return module === undefined ? undefined : { tier, layer: modules.indexOf(module) };
}
