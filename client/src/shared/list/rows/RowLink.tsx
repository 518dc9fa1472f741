import type { MouseEvent, ReactNode } from 'react';

interface RowLinkProps {
  readonly href: string;
  /** Goes to the page within the portal. */
  readonly onOpen: (href: string) => void;
  readonly className: string;
  readonly id?: string;
  readonly title?: string;
  /** The link's place in the grid's order of tabs. */
  readonly tabIndex?: 0 | -1;
  readonly children: ReactNode;
}

/**
 * The link of a row to its page. Unlike the router's own it does not follow the address, of which every page, order and
 * filter is a change: the rows would be drawn again for each.
 */
export function RowLink({ onOpen, ...link }: RowLinkProps) {
  return (
    <a
      {...link}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onOpen(link.href);
      }}
    />
  );
}

/** Whether the browser is to open nothing else: no other tab, no window, no download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
