import CloseOutlined from '@mui/icons-material/CloseOutlined';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { FactList } from '../../page/Facts';
import type { ListColumn, RowDescription } from '../columns/ListColumn';
import { StepButton } from '../paging/StepButton';
import { CellValue } from './CellValue';

interface PeekPanelProps<Row, Column extends string> {
  /** All columns, hidden ones too; for rows with `peekOf`, only the hidden ones. */
  readonly columns: readonly ListColumn<Row, Column>[];
  readonly row: RowDescription<Row>;
  readonly items: readonly Row[];
  /** The row in the panel. */
  readonly item: Row;
  readonly onItem: (item: Row) => void;
  readonly onClose: () => void;
}

/**
 * The preview of a row beside its grid. It is not modal; the arrow keys go to the previous and the next row, and Escape
 * closes it and returns the focus.
 */
export function PeekPanel<Row extends { readonly id: string }, Column extends string>(
  props: PeekPanelProps<Row, Column>,
) {
  const { columns, row, items, item, onItem, onClose } = props;
  const intl = useIntl();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = row.labelOf(item);
  const href = row.hrefOf(item);
  const place = items.findIndex((other) => other.id === item.id);
  const go = (by: -1 | 1) => {
    const next = items[place + by];
    if (next !== undefined) onItem(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyActions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (action === 'close') onClose();
    else go(action);
  };

  const opener = useRef<Element | null>(null);
  // An effect, because it must run after a menu that opened the panel has returned the focus to its button.
  useEffect(() => {
    opener.current = document.activeElement;
    heading.current?.focus();
  }, []);
  // Returns the focus to where it came from, unless it has left the panel.
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      const focusedBefore = opener.current;
      if (element?.contains(document.activeElement) && focusedBefore instanceof HTMLElement) focusedBefore.focus();
    };
  }, []);

  return (
    <Paper ref={panel} role="dialog" aria-labelledby={id} square onKeyDown={onKeyDown} sx={panelStyle}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography
          id={id}
          ref={heading}
          aria-live="polite"
          variant="h2"
          tabIndex={-1}
          sx={{ flex: 1, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, mt: -1 }}>
          <StepButton
            label={intl.formatMessage({ id: 'list.peek.previous' })}
            icon={KeyboardArrowUpOutlined}
            iconSize="medium"
            disabled={place <= 0}
            onClick={() => go(-1)}
          />
          <StepButton
            label={intl.formatMessage({ id: 'list.peek.next' })}
            icon={KeyboardArrowDownOutlined}
            iconSize="medium"
            disabled={place >= items.length - 1}
            onClick={() => go(1)}
          />
          <StepButton
            label={intl.formatMessage({ id: 'actions.close' })}
            icon={CloseOutlined}
            iconSize="medium"
            onClick={onClose}
          />
        </Box>
      </Box>
      {columns.length > 0 && (
        <FactList
          facts={columns.map((column) => ({
            label: column.label,
            value: <CellValue column={column} item={item} name={name} />,
          }))}
          isLive
          sx={{ gridTemplateColumns: 'minmax(100px, auto) minmax(0, 1fr)', rowGap: 1 }}
        />
      )}
      {row.peekOf?.(item)}
      {href !== undefined && (
        <Button component={Link} to={href} variant="contained" sx={{ alignSelf: 'flex-start' }}>
          <FormattedMessage id="list.peek.open" />
        </Button>
      )}
    </Paper>
  );
}

/** What a key does: it closes the panel, or goes to the previous or the next row. */
const keyActions: Readonly<Partial<Record<string, 'close' | -1 | 1>>> = { Escape: 'close', ArrowUp: -1, ArrowDown: 1 };

const panelStyle = {
  position: 'fixed',
  top: 0,
  right: 0,
  bottom: 0,
  width: 420,
  maxWidth: '100%',
  zIndex: 'drawer',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  p: 3,
  overflowY: 'auto',
  borderWidth: '0 0 0 1px',
  displayPrint: 'none',
} as const;
