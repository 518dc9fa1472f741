import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { lazy, memo, startTransition, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ListColumn } from '../columns/ListColumn';
import type { ListSettings } from './useListSettings';

// Fetched when it is opened first: the list is there sooner.
const ColumnsDialog = lazy(async () => ({ default: (await import('./ColumnsDialog')).ColumnsDialog }));

interface ColumnsButtonProps {
  /** All that the list has. */
  readonly columns: readonly Pick<ListColumn<never, never>, 'field' | 'label' | 'card'>[];
  readonly settings: ListSettings;
}

/** The way to choose a grid's columns and their order. */
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
