import { useState } from 'react';

/**
 * The record that a form was opened with: later changes of the cache do not change the user's open form.
 *
 * @param id the record's, from the address
 * @param fetched the record as it was read last; undefined while it is being read
 */
export function useOpenedRecord<Record extends { readonly id: string }>(
  id: string,
  fetched: Record | null | undefined,
): Record | undefined {
  const [opened, setOpened] = useState<Record>();
  if (fetched && fetched.id !== opened?.id) setOpened(fetched);
  return opened?.id === id ? opened : undefined;
}
