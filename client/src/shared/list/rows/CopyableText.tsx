import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { parts } from '../../page/partStyles';
import { useToasts } from '../../toasts/ToastsContext';
import { CellButton } from './CellButton';

interface CopyableTextProps {
  readonly value: string;
  /** The name of the column. */
  readonly column: string;
  /** The notice of a value that was copied. */
  readonly copied: string;
  /** The name of the row. */
  readonly name: string;
  /** The button's tab index, which the grid manages. */
  readonly tabIndex?: 0 | -1;
}

/** A value with a button that copies it (`CellButton`). */
export function CopyableText({ value, column, copied, name, tabIndex }: CopyableTextProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const label = intl.formatMessage({ id: 'list.copy' }, { column, name });
  const copy = async (event: MouseEvent) => {
    event.stopPropagation();
    try {
      await navigator.clipboard.writeText(value);
      toasts.success(copied);
    } catch {
      // no clipboard outside of HTTPS, or the browser refuses it
      toasts.error(intl.formatMessage({ id: 'list.notCopied' }));
    }
  };
  return (
    <span className={parts.copyable}>
      {value}
      <CellButton tabIndex={tabIndex} aria-label={label} title={label} onClick={(event) => void copy(event)}>
        <ContentCopyOutlined />
      </CellButton>
    </span>
  );
}
