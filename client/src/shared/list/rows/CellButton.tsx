import type { ComponentProps } from 'react';
import { parts } from '../../page/partStyles';

type CellButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** Stands over the end of a row's name. */
  readonly isOverTitle?: boolean;
};

/** A small button within a cell: seen where the pointer or the keyboard is, and always where there is no pointer. */
export function CellButton({ isOverTitle = false, ...props }: CellButtonProps) {
  return (
    <button
      {...props}
      type="button"
      className={isOverTitle ? `${parts.cellButton} ${parts.overTitle}` : parts.cellButton}
    />
  );
}
