import { useState } from 'react';

/**
 * The record that a form opens with: once open, the form is the person's, and changes of the cache do not touch it.
 *
 * @param id the record's, as the address says it
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
