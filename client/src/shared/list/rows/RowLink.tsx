import type { MouseEvent, ReactNode } from 'react';

interface RowLinkProps {
  readonly href: string;
  /** Opens the page within the portal. */
  readonly onOpen: (href: string) => void;
  readonly className: string;
  readonly id?: string;
  readonly title?: string;
  /** The link's tab index, which the grid manages. */
  readonly tabIndex?: 0 | -1;
  readonly children: ReactNode;
}

/**
 * The link of a row to its page. Unlike the router's own link it does not subscribe to the address, which changes with
 * every page, sort and filter: all rows would be rendered again.
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

/** Whether the portal handles a click itself; the browser handles other buttons and modifiers (new tab, download). */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
