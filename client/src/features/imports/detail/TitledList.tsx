import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Surface } from '../../../shared/page/Surface';

interface TitledListProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** The content of an item. */
  readonly children: (item: Item) => ReactNode;
  /** The content below the list. */
  readonly foot?: ReactNode;
}

/** A part of an import's page: a title, and a list with a line between its items. */
export function TitledList<Item>({ title, items, keyOf, children, foot }: TitledListProps<Item>) {
  return (
    <Surface title={title}>
      <Box
        component="ul"
        aria-label={title}
        sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}
      >
        {items.map((item) => (
          <Box
            component="li"
            key={keyOf(item)}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            {children(item)}
          </Box>
        ))}
      </Box>
      {foot}
    </Surface>
  );
}
