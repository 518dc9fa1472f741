import { listNames, type ListColumns, type ListName, type ListView } from '@gdd/schema/lists';
import type { SignedIn } from '../platform/http/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { saveSettings, settingsOfUser } from './queries.js';

/** The caller's settings, list by list; a list that was renamed since has lost its settings. */
export async function ownListSettings({ database }: ServiceContext, caller: SignedIn) {
  const settings = await settingsOfUser(database, caller.userId);
  return settings
    .filter(({ list }) => listNames.includes(list))
    .map(({ list, columns: { order, hidden, widths }, views }) => ({
      list,
      columns: { order: [...order], hidden: [...hidden], widths: [...widths] },
      views: [...views],
    }));
}

/** Stores the caller's columns or views of a list in the place of the earlier ones; nobody else's are touched. */
export async function storeListSettings(
  { database }: ServiceContext,
  caller: SignedIn,
  list: ListName,
  part: { readonly columns: ListColumns } | { readonly views: readonly ListView[] },
): Promise<void> {
  await saveSettings(database, caller.userId, list, part);
}
