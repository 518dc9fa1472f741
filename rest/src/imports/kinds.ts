import type { ImportKind } from '@gdd/schema/campaigns';
import { goalsImport } from './goalsImport.js';
import type { KindOfImport } from './kind.js';
import { networkImport } from './networkImport.js';
import { salesImport } from './salesImport.js';

/** The three kinds of import. */
export const kinds: Readonly<Record<ImportKind, KindOfImport>> = {
  sales: salesImport,
  network: networkImport,
  goals: goalsImport,
};
