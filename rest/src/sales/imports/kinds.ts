import type { ImportKind } from '@gdd/schema/campaigns';
import { goalsImport } from './goals/goalsImport.js';
import type { KindOfImport } from './record/kind.js';
import { networkImport } from './network/networkImport.js';
import { salesImport } from './sales/salesImport.js';

/** The implementations of the three kinds of import. */
export const kinds: Readonly<Record<ImportKind, KindOfImport>> = {
  sales: salesImport,
  network: networkImport,
  goals: goalsImport,
};
