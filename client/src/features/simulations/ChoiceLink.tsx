import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface ChoiceLinkProps {
  /** The query of the address with this choice. */
  readonly query: string;
  readonly isChosen: boolean;
  readonly children: ReactNode;
}

/** A link that selects what the page shows and keeps the scroll position. */
export function ChoiceLink({ query, isChosen, children }: ChoiceLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={{ search: query }}
      preventScrollReset
      aria-current={isChosen || undefined}
      sx={{ fontWeight: isChosen ? 650 : 550 }}
    >
      {children}
    </Link>
  );
}
