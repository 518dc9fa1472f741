import ViewSidebarOutlined from '@mui/icons-material/ViewSidebarOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  gridClasses,
  useGridApiRef,
  type GridCellParams,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowClassNameParams,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { listLimits } from '@gdd/schema/lists';
import { memo, useCallback, useMemo, type ClipboardEvent } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Explained } from '../../page/Explained';
import { parts } from '../../page/partStyles';
import { CellButton } from '../rows/CellButton';
import { CopyableText } from '../rows/CopyableText';
import {
  directionsOf,
  type CellEditing,
  type ListColumn,
  type RowAction,
  type RowDescription,
} from '../columns/ListColumn';
import type { ListSort } from '../state/listCodec';
import { RowLink } from '../rows/RowLink';
import { RowMenu } from '../rows/RowMenu';
import type { Selection } from '../selection/useSelection';
import type { VisiblePage } from '../paging/useVisiblePage';
import { EditedCell } from './EditedCell';
import { gridHeaderHeight, rowHeights } from './gridSizes';
import { editableCell, gridStyle, pinnedAtEnd, pinnedAtStart, peekedRow } from './gridStyle';
import { gridText } from './gridText';
import { useIsTight } from './useIsTight';
import { useWholeColumns } from './wholeColumns';

interface ServerGridProps<Row, Column extends string> {
  /** The accessible name of the grid. */
  readonly label: string;
  readonly columns: readonly ListColumn<Row, Column>[];
  readonly row: RowDescription<Row>;
  readonly visible: VisiblePage<Row>;
  /** There are no rows yet: they are being loaded. */
  readonly waiting: boolean;
  readonly compact: boolean;
  /** Called with undefined to return to the list's default order. */
  readonly onSort: (sort: ListSort<Column> | undefined) => void;
  /** The user has changed the width of a column. */
  readonly onWidth: (field: string, width: number) => void;
  /** The user opens the page of a row. */
  readonly onOpen: (href: string) => void;
  /** The user opens the preview of a row beside the grid. */
  readonly onPeek: (item: Row) => void;
  /** The id of the row in the preview. */
  readonly peeked: string | undefined;
  readonly selection: Selection | undefined;
}

/** Screens on which several columns share the space that is left. */
const wideScreen = '(min-width: 1600px)';

const selectionField = '__check__';
const actionsField = 'actions';
/** Pixels. */
const [selectionWidth, actionsWidth] = [50, 60];

/**
 * The grid of one page of rows: the server sorts, filters and pages. Props must keep their identity as long as their
 * content is the same: then other changes of the page do not render the grid again.
 */
export const ServerGrid = memo(Grid) as typeof Grid;

// As tall as its rows: the page scrolls, not the grid.
const growing = { display: 'flex', flexDirection: 'column' } as const;
const loadingOverlay = { variant: 'linear-progress', noRowsVariant: 'linear-progress' } as const;
const slotProps = { loadingOverlay };

/**
 * A row of the grid, whose id is its position on the page. So React updates the rows in place when another page comes,
 * which costs half as much as removing rows and adding others, and the keyboard focus stays.
 */
interface PlacedRow<Row> {
  readonly id: number;
  readonly item: Row;
  /** The text that was typed into its editable cell, until the rows are loaded again. */
  readonly typed?: string;
}

function Grid<Row extends { readonly id: string }, Column extends string>(props: ServerGridProps<Row, Column>) {
  const { label, row, visible, waiting, compact, onSort, onWidth, onOpen, onPeek, peeked, selection } = props;
  const intl = useIntl();
  const { nonce } = useEmotionCache() ?? {};
  const { items, pageSize, sort } = visible;
  const columns = useWholeColumns(props.columns, items);
  const others = (selection ? selectionWidth : 0) + (row.actionsOf ? actionsWidth : 0);
  const [container, isTight] = useIsTight(columns, others);
  const definitions = useDefinitions(columns, row, isTight, onOpen, onPeek);
  const text = useMemo(() => gridText(intl), [intl]);
  const rows = useMemo(() => items.map((item, id): PlacedRow<Row> => ({ id, item })), [items]);
  // Always 0: the grid gets one page of rows, and at a change of this number it would scroll and lay out twice.
  const paging = useMemo(() => ({ page: 0, pageSize }), [pageSize]);
  const pageSizes = useMemo(() => [pageSize], [pageSize]);
  const sortModel = useMemo(() => {
    const sorted = columns.find((column) => column.sort === sort.column);
    return sorted ? [{ field: sorted.field, sort: sort.direction }] : [];
  }, [columns, sort]);

  const chosenHere = useMemo((): GridRowSelectionModel => {
    const places = rows.filter(({ item }) => selection?.chosen.has(item.id)).map(({ id }) => id);
    return { type: 'include', ids: new Set(places) };
  }, [rows, selection?.chosen]);
  const select = (model: GridRowSelectionModel) => {
    const changed = rows.filter(({ id }) => model.ids.has(id) !== chosenHere.ids.has(id));
    const isChosen = changed.some(({ id }) => model.ids.has(id));
    selection?.setAll(
      changed.map(({ item }) => ({ id: item.id, label: row.labelOf(item) })),
      isChosen,
    );
  };
  const open = useCallback(
    (item: Row) => {
      const href = row.hrefOf(item);
      if (href !== undefined) onOpen(href);
    },
    [row, onOpen],
  );

  const rowClass = useCallback(
    ({ row: { item } }: GridRowClassNameParams<PlacedRow<Row>>) => (item.id === peeked ? peekedRow : ''),
    [peeked],
  );

  const apiRef = useGridApiRef();
  const { editing, onPaste } = row;
  const saveTyped = async ({ id, item, typed }: PlacedRow<Row>, before: PlacedRow<Row>): Promise<PlacedRow<Row>> => {
    if (editing === undefined || typed === undefined || typed.trim() === typedIn(before, editing)) return before;
    const isSaved = editing.problemOf(typed) === undefined && (await editing.save(item, typed));
    if (!isSaved) throw new Error('The cell stays as it was typed.');
    // the rows may have been loaded again while the cell was saved
    const present = apiRef.current?.getRow<PlacedRow<Row>>(id);
    return present?.item === item ? { id, item, typed } : (present ?? before);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const target = event.target as Element;
    // a single value is pasted into the focused field as usual
    if (onPaste === undefined || text.trim() === '' || (target.closest('input') && !/[\t\n]/.test(text.trim()))) return;
    event.preventDefault();
    const at = target.closest('[data-id]')?.getAttribute('data-id');
    onPaste(text, rows.find(({ id }) => String(id) === at)?.item);
  };

  return (
    <div ref={container} style={growing} onPaste={paste}>
      <DataGrid<PlacedRow<Row>>
        apiRef={apiRef}
        aria-label={label}
        className={compact ? parts.lowRows : ''}
        {...(nonce !== undefined && { nonce })}
        localeText={text}
        columns={definitions}
        rows={rows}
        rowCount={visible.total}
        loading={waiting}
        paginationMode="server"
        sortingMode="server"
        filterMode="server"
        paginationModel={paging}
        pageSizeOptions={pageSizes}
        sortModel={sortModel}
        onSortModelChange={([next]) => {
          const column = columns.find(({ field }) => field === next?.field)?.sort;
          onSort(column && next?.sort ? { column, direction: next.sort } : undefined);
        }}
        onColumnWidthChange={({ colDef, width }) => onWidth(colDef.field, Math.round(width))}
        checkboxSelection={selection !== undefined}
        rowSelectionModel={chosenHere}
        onRowSelectionModelChange={select}
        disableRowSelectionExcludeModel
        disableRowSelectionOnClick
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        hideFooter
        rowHeight={compact ? rowHeights.compact : rowHeights.normal}
        columnHeaderHeight={gridHeaderHeight}
        // All cells are in the DOM: no blank cells while scrolling sideways, all of them for screen readers, and pinned
        // columns are never removed.
        disableVirtualization
        onCellClick={({ field, row: { item } }: GridCellParams<PlacedRow<Row>>, event) => {
          const isControl = (event.target as Element).closest('a, button, input') !== null;
          if (field !== selectionField && field !== actionsField && field !== editing?.field && !isControl) open(item);
        }}
        onCellKeyDown={({ field, cellMode, row: { item } }: GridCellParams<PlacedRow<Row>>, event) => {
          if (cellMode === 'edit') return;
          // Without this the grid starts editing the cell; the browser's paste event follows and is handled above.
          if (onPaste !== undefined && event.key.toLowerCase() === 'v' && (event.ctrlKey || event.metaKey)) {
            event.defaultMuiPrevented = true;
          }
          const isButton = (event.target as Element).closest('button') !== null;
          if (field === selectionField || field === actionsField || isButton) return;
          if (event.key === 'Enter' && field !== editing?.field) open(item);
          if (event.key !== ' ' || event.shiftKey) return;
          // By default the space bar makes the grid page down and the browser scroll.
          event.defaultMuiPrevented = true;
          event.preventDefault();
          onPeek(item);
        }}
        processRowUpdate={saveTyped}
        // `editing.save` reports the error; the cell keeps the typed text
        onProcessRowUpdateError={() => undefined}
        getRowClassName={rowClass}
        slotProps={slotProps}
        sx={gridStyle}
      />
    </div>
  );
}

function useDefinitions<Row extends { readonly id: string }, Column extends string>(
  columns: readonly ListColumn<Row, Column>[],
  row: RowDescription<Row>,
  isTight: boolean,
  onOpen: (href: string) => void,
  onPeek: (item: Row) => void,
): GridColDef<PlacedRow<Row>>[] {
  const intl = useIntl();
  const isWide = useMediaQuery(wideScreen, { noSsr: true });
  return useMemo(
    () => definitionsOf(isTight ? columns.map(tightened) : columns, row, onOpen, onPeek, intl, isWide),
    [columns, row, isTight, onOpen, onPeek, intl, isWide],
  );
}

function definitionsOf<Row extends { readonly id: string }, Column extends string>(
  columns: readonly ListColumn<Row, Column>[],
  row: RowDescription<Row>,
  onOpen: (href: string) => void,
  onPeek: (item: Row) => void,
  intl: IntlShape,
  isWide: boolean,
): GridColDef<PlacedRow<Row>>[] {
  const definitions = columns.map((column): GridColDef<PlacedRow<Row>> => ({
    field: column.field,
    headerName: column.label,
    sortable: column.sort !== undefined,
    // the third click on a header returns to the list's default order
    sortingOrder: [...directionsOf(column), null],
    ...breadthOf(column, isWide),
    ...(column.explanation !== undefined && { renderHeader: () => <ExplainedLabel {...column} /> }),
    ...(column.align === 'end' && { align: 'right', headerAlign: 'right' }),
    ...(column.tightWidth !== undefined && { cellClassName: parts.twoLines }),
    ...(column.card === 'title' && { cellClassName: pinnedAtStart, headerClassName: pinnedAtStart }),
    valueGetter: (_value, { item }) => column.text(item),
    ...(row.editing?.field === column.field && edited(column, row, row.editing)),
    ...(isDrawn(column) && {
      renderCell: (params: GridRenderCellParams<PlacedRow<Row>, string>) => (
        <Cell column={column} row={row} onOpen={onOpen} onPeek={onPeek} params={params} />
      ),
    }),
  }));
  const { actionsOf: ownActionsOf } = row;
  if (ownActionsOf === undefined) return definitions;
  const actionsOf = (item: Row): readonly RowAction[] => [
    {
      key: 'peek',
      label: intl.formatMessage({ id: 'list.peek' }),
      icon: ViewSidebarOutlined,
      onSelect: () => onPeek(item),
    },
    ...ownActionsOf(item),
  ];
  return [
    ...definitions,
    {
      field: actionsField,
      headerName: intl.formatMessage({ id: 'list.actions' }),
      sortable: false,
      resizable: false,
      width: actionsWidth,
      align: 'center',
      headerAlign: 'center',
      cellClassName: pinnedAtEnd,
      headerClassName: pinnedAtEnd,
      renderCell: ({ row: { item }, tabIndex }) => (
        <RowMenu name={row.labelOf(item)} item={item} actionsOf={actionsOf} tabIndex={tabIndex} />
      ),
    },
  ];
}

/** A header's label with its meaning; the header itself sorts. */
function ExplainedLabel({ label, explanation }: Pick<ListColumn<never, never>, 'label' | 'explanation'>) {
  return (
    <div className={gridClasses.columnHeaderTitle}>
      <Explained text={explanation}>{label}</Explained>
    </div>
  );
}

/** The text of the editable cell. */
const typedIn = <Row,>({ item, typed }: PlacedRow<Row>, { textOf }: CellEditing<Row>): string => typed ?? textOf(item);

/** The properties of a column whose cells can be edited. */
function edited<Row extends { readonly id: string }>(
  column: Pick<ListColumn<Row, never>, 'label' | 'text' | 'tightWidth'>,
  { labelOf }: RowDescription<Row>,
  editing: CellEditing<Row>,
): Partial<GridColDef<PlacedRow<Row>>> {
  return {
    editable: true,
    cellClassName: column.tightWidth === undefined ? editableCell : `${editableCell} ${parts.twoLines}`,
    valueGetter: (_value, placed) => typedIn(placed, editing),
    valueFormatter: (_value, { item, typed }) => typed ?? column.text(item),
    valueSetter: (typed, placed) => ({ ...placed, typed: String(typed) }),
    renderEditCell: (params) => (
      <EditedCell
        params={params}
        label={`${column.label}, ${labelOf(params.row.item)}`}
        message={editing.problemOf(String(params.value))}
      />
    ),
  };
}

/** A column on a narrow screen. A width that the user has set is used all the same (`ownWidth`). */
function tightened<Row, Column extends string>(column: ListColumn<Row, Column>): ListColumn<Row, Column> {
  return { ...column, width: column.tightWidth ?? column.width };
}

/** On a wide screen columns of text share the space that is left, the growing column most; numbers keep their width. */
function breadthOf(
  { width, ownWidth, grow, align }: Pick<ListColumn<never, never>, 'width' | 'ownWidth' | 'grow' | 'align'>,
  isWide: boolean,
) {
  const { least, most } = listLimits.width;
  const flex = grow ? 3 * width : isWide && align === undefined ? width : undefined;
  return ownWidth === undefined && flex !== undefined
    ? { flex, minWidth: width, maxWidth: most }
    : { width: ownWidth ?? width, minWidth: least, maxWidth: most };
}

/** Whether cells of this column need a component; cells of plain text do not. */
const isDrawn = ({ render, copied, card }: Pick<ListColumn<never, string>, 'render' | 'copied' | 'card'>): boolean =>
  render !== undefined || copied !== undefined || card === 'title';

interface CellProps<Row extends { readonly id: string }, Column extends string> {
  readonly column: ListColumn<Row, Column>;
  readonly row: RowDescription<Row>;
  readonly onOpen: (href: string) => void;
  readonly onPeek: (item: Row) => void;
  readonly params: GridRenderCellParams<PlacedRow<Row>, string>;
}

function Cell<Row extends { readonly id: string }, Column extends string>({
  column,
  row,
  onOpen,
  onPeek,
  params: {
    row: { item },
    value = '',
    tabIndex,
  },
}: CellProps<Row, Column>) {
  const content = column.render?.(item) ?? value;
  if (column.copied !== undefined) {
    const { label, copied } = column;
    return <CopyableText value={value} column={label} copied={copied} name={row.labelOf(item)} tabIndex={tabIndex} />;
  }
  if (column.card !== 'title') return content;
  const href = row.hrefOf(item);
  return (
    <span className={parts.cellTitle}>
      {href === undefined ? (
        <span>{content}</span>
      ) : (
        <RowLink href={href} onOpen={onOpen} className={parts.rowLink} title={value} tabIndex={tabIndex}>
          {content}
        </RowLink>
      )}
      <PeekButton name={row.labelOf(item)} onPeek={() => onPeek(item)} />
    </span>
  );
}

/** Opens the preview by mouse or touch; by keyboard it is the space bar on the row, so the button is no tab stop. */
function PeekButton({ name, onPeek }: { readonly name: string; readonly onPeek: () => void }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'list.peek.of' }, { name });
  return (
    <CellButton isOverTitle tabIndex={-1} aria-label={label} title={label} onClick={onPeek}>
      <ViewSidebarOutlined />
    </CellButton>
  );
}
