import type { MouseEvent } from 'react';

interface LinkButtonProps {
  readonly children: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** An action that looks like a link, below a form. */
export function LinkButton({ children, onClick }: LinkButtonProps) {
  return (
    <button
      type="button"
      className="link"
      // the field keeps the focus: leaving it would show its error, and move this button away from the pointer
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
