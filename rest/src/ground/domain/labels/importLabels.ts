import type { ImportKind, ImportStatus } from '@gdd/schema/campaigns';

/** Labels in files for the kind of an import. */
export const importKindLabels: Readonly<Record<ImportKind, string>> = {
  sales: 'Vendite',
  network: 'Rete',
  goals: 'Obiettivi',
};

/** Labels in files for the status of an import. */
const importStatusLabels: Readonly<Record<ImportStatus, string>> = {
  reading: 'In lettura',
  ready: 'Da applicare',
  invalid: 'Con righe errate',
  applying: 'In applicazione',
  applied: 'Applicata',
  failed: 'Non riuscita',
  undoing: 'In annullamento',
  undone: 'Annullata',
};

/** The label in files for how far an import has come. */
export const importStatusLabel = ({
  status,
  awaitsColumns,
}: {
  readonly status: ImportStatus;
  readonly awaitsColumns: boolean;
}): string => (awaitsColumns ? 'Attende le colonne' : importStatusLabels[status]);
