import type { AuthPath } from '@gdd/schema/entries';
import type { ReactNode } from 'react';
import { isPlainClick, useAddress } from '../address';

/** A link to another of the sign-in pages, opened in place. */
export function AuthLink({ to, children }: { readonly to: AuthPath; readonly children: ReactNode }) {
  const { open } = useAddress();
  return (
    <a
      href={to}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        open(to);
      }}
    >
      {children}
    </a>
  );
}
