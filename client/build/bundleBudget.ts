import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What a person has to fetch before something can be seen, in KB of gzip. */
interface Budget {
  readonly name: string;
  /** The modules whose chunks are needed, by the end of their path; the entry is one of them. */
  readonly modules: readonly string[];
  /** The modules whose chunks are there already and do not count. */
  readonly beyond?: readonly string[];
  readonly limit: number;
}

const entry = 'src/main.tsx';
const italian = 'src/app/messages/it.ts';
const italianPages = 'src/app/messages/it.portal.ts';
const shell = 'src/app/shell/Shell.tsx';
const login = ['src/features/auth/AuthLayout.tsx', 'src/features/auth/LoginPage.tsx'];
const listPage = 'src/features/dealers/DealerListPage.tsx';
const grid = 'src/shared/list/ServerGrid.tsx';
const charts = 'src/shared/charts/drawings.ts';
const home = 'src/features/home/HomePage.tsx';

/** Of the portal. */
export const portalBudgets: readonly Budget[] = [
  { name: 'login', modules: [entry, italian, ...login], limit: 270 },
  { name: 'shell and home', modules: [entry, italian, italianPages, shell, home], limit: 340 },
  // The page, and beside it the grid, which only a desktop fetches.
  { name: 'grid route', modules: [listPage, grid], beyond: [entry, italian, italianPages, shell, home], limit: 135 },
  // What draws, beyond any page that shows a chart.
  { name: 'charts', modules: [charts], beyond: [entry, italian, italianPages, shell, home], limit: 120 },
];

/** Of the share page, which is a build of its own. */
export const shareBudgets: readonly Budget[] = [{ name: 'share page', modules: ['src/share/main.tsx'], limit: 95 }];

/** The part of a rollup chunk that the sums need. */
interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

/** Prints how much each way in fetches, and fails the build where it is more than allowed. */
export function bundleBudget(budgets: readonly Budget[]): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const rows = budgets.map((budget) => ({ ...budget, size: sizeOf(bundle, budget) }));
      for (const { name, size, limit } of rows) {
        this.info(`${name.padEnd(16)} ${size.toFixed(1).padStart(6)} KB gzip of ${limit}`);
      }
      const over = rows.filter(({ size, limit }) => size > limit);
      if (over.length > 0) this.error(`Over the bundle budget: ${over.map(({ name }) => name).join(', ')}`);
    },
  };
}

/** The gzip size of the static imports of the budget's modules, each chunk once. */
function sizeOf(bundle: Bundle, { modules, beyond = [] }: Budget): number {
  const there = closure(bundle, beyond);
  const sizes = [...closure(bundle, modules)]
    .filter((file) => !there.has(file))
    .map((file) => gzipSync(chunkOf(bundle, file).code, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

function closure(bundle: Bundle, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of chunkOf(bundle, file).imports) visit(imported);
  };
  for (const module of modules) visit(fileWith(bundle, module));
  return files;
}

function fileWith(bundle: Bundle, module: string): string {
  for (const part of Object.values(bundle)) {
    if (part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(`/client/${module}`))) return part.fileName;
  }
  throw new Error(`No chunk holds ${module}: the bundle budget names a page that is not there.`);
}

function chunkOf(bundle: Bundle, file: string): Chunk {
  const part = bundle[file];
  if (part?.type !== 'chunk') throw new Error(`${file} is not a chunk of the bundle.`);
  return part;
}
