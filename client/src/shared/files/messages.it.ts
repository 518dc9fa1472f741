/** What is said of files wherever they are offered. */
export const it = {
  'files.export.XLSX': 'Excel (.xlsx)',
  'files.export.CSV': 'CSV (.csv)',
} as const;
