import type { it } from './messages.it';

export const en: Record<keyof typeof it, string> = {
  'imports.menu': 'Imports',
  'imports.title': 'Imports',
  'imports.columns.title': 'Remembered columns',
  'imports.new': 'New import',
  'imports.kind.SALES': 'Sales',
  'imports.kind.NETWORK': 'Network',
  'imports.kind.GOALS': 'Goals',
  'imports.status.READING': 'Being read',
  'imports.status.READY': 'To be applied',
  'imports.status.INVALID': 'With wrong rows',
  'imports.status.AWAITS_COLUMNS': 'Awaits its columns',
  'imports.status.APPLYING': 'Being applied',
  'imports.status.APPLIED': 'Applied',
  'imports.status.FAILED': 'Failed',
  'imports.status.UNDOING': 'Being undone',
  'imports.status.UNDONE': 'Undone',

  'imports.page.title': 'Import',
  'imports.status.of.active': 'active',
  'imports.status.of.suspended': 'suspended',
  'imports.status.of.closed': 'closed',
};
