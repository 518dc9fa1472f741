import { useMemo } from 'react';

interface DealerPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** A page of rows that are dealers' with the dealer's number as that of the row, the same one while nothing else is received. */
export function useDealerRows<Row extends { readonly dealerId: string }>(received: DealerPage<Row> | null | undefined) {
  return useMemo(
    () => received && { ...received, items: received.items.map((item) => ({ ...item, id: item.dealerId })) },
    [received],
  );
}
