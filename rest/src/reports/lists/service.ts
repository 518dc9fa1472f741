import { listNames, type ListColumns, type ListName, type ListView } from '@gdd/schema/lists';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { saveSettings, settingsOfUser } from './queries.js';

/** The caller's list settings. Settings of lists that no longer exist or were renamed are left out. */
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

/** Replaces the caller's columns or views of a list. */
export async function storeListSettings(
  { database }: ServiceContext,
  caller: SignedIn,
  list: ListName,
  part: { readonly columns: ListColumns } | { readonly views: readonly ListView[] },
): Promise<void> {
  await saveSettings(database, caller.userId, list, part);
}
