import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { lazy, memo, startTransition, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ListColumn } from '../columns/ListColumn';
import type { ListSettings } from './useListSettings';

// A chunk that is fetched when the dialog is first opened, so that lists load faster.
const ColumnsDialog = lazy(async () => ({ default: (await import('./ColumnsDialog')).ColumnsDialog }));

interface ColumnsButtonProps {
  /** All columns of the list. */
  readonly columns: readonly Pick<ListColumn<never, never>, 'field' | 'label' | 'card' | 'isExtra'>[];
  readonly settings: ListSettings;
}

/** Opens the dialog in which the grid's columns and their order are chosen. */
export const ColumnsButton = memo(function ColumnsButton(props: ColumnsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => startTransition(() => setOpen(true))}
      >
        <FormattedMessage id="list.columns" />
      </Button>
      <Suspense>{isOpen && <ColumnsDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
});
