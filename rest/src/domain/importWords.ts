import type { ImportKind, ImportStatus } from '@gdd/schema/campaigns';

/** What files call what an import holds. */
export const importKindWords: Readonly<Record<ImportKind, string>> = {
  sales: 'Vendite',
  network: 'Rete',
  goals: 'Obiettivi',
};

/** What files call how far an import has come. */
export const importStatusWords: Readonly<Record<ImportStatus, string>> = {
  reading: 'In lettura',
  ready: 'Da applicare',
  invalid: 'Con righe errate',
  applying: 'In applicazione',
  applied: 'Applicata',
  failed: 'Non riuscita',
  undoing: 'In annullamento',
  undone: 'Annullata',
};
