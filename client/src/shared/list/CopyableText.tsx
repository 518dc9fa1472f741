import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useToasts } from '../toasts/ToastsContext';
import { CellButton } from './CellButton';
import type { ListColumn } from './ListColumn';

interface CopyableTextProps<Row> {
  readonly column: Pick<ListColumn<Row, string>, 'label' | 'text' | 'copied'>;
  readonly item: Row;
  /** What the row is called. */
  readonly name: string;
  /** The button's place in the grid's order of tabs. */
  readonly tabIndex?: 0 | -1;
}

/** A value with a button that copies it: seen where the pointer or the keyboard is, and always where there is no pointer. */
export function CopyableText<Row>({ column, item, name, tabIndex }: CopyableTextProps<Row>) {
  const intl = useIntl();
  const toasts = useToasts();
  const value = column.text(item);
  const label = intl.formatMessage({ id: 'list.copy' }, { column: column.label, name });
  const copy = async (event: MouseEvent) => {
    event.stopPropagation();
    try {
      await navigator.clipboard.writeText(value);
      toasts.success(column.copied ?? '');
    } catch {
      // no clipboard outside of HTTPS, or the browser was told not to give it
      toasts.error(intl.formatMessage({ id: 'list.notCopied' }));
    }
  };
  return (
    <Box component="span" sx={copyableStyle}>
      {value}
      <CellButton
        type="button"
        tabIndex={tabIndex}
        aria-label={label}
        title={label}
        onClick={(event) => void copy(event)}
      >
        <ContentCopyOutlined />
      </CellButton>
    </Box>
  );
}

const copyableStyle = { display: 'inline-flex', alignItems: 'center', gap: 0.25 } as const;
