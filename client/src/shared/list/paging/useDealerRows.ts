import { useMemo } from 'react';

interface DealerPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** A page of rows of dealers, with the dealer's id as `id`; the same object until another page is received. */
export function useDealerRows<Row extends { readonly dealerId: string }>(received: DealerPage<Row> | null | undefined) {
  return useMemo(
    () => received && { ...received, items: received.items.map((item) => ({ ...item, id: item.dealerId })) },
    [received],
  );
}
