/** The messages of files wherever they are offered. */
export const it = {
  'files.export.XLSX': 'Excel (.xlsx)',
  'files.export.CSV': 'CSV (.csv)',
  'files.job.asked': 'L’esportazione è in preparazione: la trovi in «Il tuo account», alla voce Esportazioni.',
} as const;
