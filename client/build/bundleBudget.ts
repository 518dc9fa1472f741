import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunkOf, closureOf, portalEntry as entry, type Bundle } from './bundle.ts';

/** The scripts that a person has to fetch before something can be seen, in KB of gzip. */
export interface Budget {
  readonly name: string;
  /** The modules whose chunks are needed, by the end of their path; the entry is one of them. */
  readonly modules: readonly string[];
  /** The modules whose chunks are there already and do not count. */
  readonly beyond?: readonly string[];
  readonly limit: number;
}

const italian = 'src/app/messages/it.ts';
const italianPages = 'src/app/messages/it.portal.ts';
const shell = 'src/app/shell/Shell.tsx';
const listPage = 'src/features/dealers/list/DealerListPage.tsx';
const grid = 'src/shared/list/grid/ServerGrid.tsx';
const charts = 'src/shared/charts/drawing/drawings.ts';
const home = 'src/features/home/HomePage.tsx';

/** The modules of the portal's first page. */
export const firstPage = [entry, italian, italianPages, shell, home];

/** The pages that open without a connection, in either language. */
export const offlinePages = [
  ...firstPage,
  'src/app/messages/en.ts',
  'src/app/messages/en.portal.ts',
  'src/app/shell/BottomSheet.tsx',
  'src/features/subscriptions/SubscriptionListPage.tsx',
  'src/features/subscriptions/SubscriptionPage.tsx',
  'src/domain/statements/lines/StatementLines.tsx',
  'src/shared/charts/MonthsChart.tsx',
  charts,
];

/** Of the portal. */
export const portalBudgets: readonly Budget[] = [
  { name: 'shell and home', modules: firstPage, limit: 340 },
  // The page, and beside it the grid, which only a desktop fetches. It brings default parts along that no list draws.
  { name: 'grid route', modules: [listPage, grid], beyond: firstPage, limit: 180 },
  // The drawings, beyond any page that shows a chart.
  { name: 'charts', modules: [charts], beyond: firstPage, limit: 120 },
];

/** Of the sign-in pages, which are a build of their own. */
export const authBudgets: readonly Budget[] = [
  { name: 'sign-in', modules: ['src/auth/main.tsx', 'src/auth/texts.it.ts'], limit: 110 },
];

/** Of the share page, which is a build of its own. */
export const shareBudgets: readonly Budget[] = [{ name: 'share page', modules: ['src/share/main.tsx'], limit: 110 }];

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

/** The gzip size of the scripts that the budget's modules import statically, each once. */
function sizeOf(bundle: Bundle, { modules, beyond = [] }: Budget): number {
  const there = closureOf(bundle, beyond);
  const sizes = [...closureOf(bundle, modules)]
    .filter((file) => !there.has(file))
    .map((file) => gzipSync(chunkOf(bundle, file).code, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
