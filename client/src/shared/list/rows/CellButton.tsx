import type { ComponentProps } from 'react';
import { parts } from '../../page/partStyles';

type CellButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** The button covers the end of the row's name. */
  readonly isOverTitle?: boolean;
};

/** A small button within a cell: visible on hover and focus, and always on a touch screen. */
export function CellButton({ isOverTitle = false, ...props }: CellButtonProps) {
  return (
    <button
      {...props}
      type="button"
      className={isOverTitle ? `${parts.cellButton} ${parts.overTitle}` : parts.cellButton}
    />
  );
}
