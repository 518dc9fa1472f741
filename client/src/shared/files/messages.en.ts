import type { it } from './messages.it';

export const en: Readonly<Record<keyof typeof it, string>> = {
  'files.export.XLSX': 'Excel (.xlsx)',
  'files.export.CSV': 'CSV (.csv)',
  'files.job.asked': 'The export is being prepared: you will find it in your account, under Exports.',
};
