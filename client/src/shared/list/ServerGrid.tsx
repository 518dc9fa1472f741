import ViewSidebarOutlined from '@mui/icons-material/ViewSidebarOutlined';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  type GridCellParams,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowClassNameParams,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { listLimits } from '@gdd/schema/lists';
import { memo, useCallback, useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { CellButton } from './CellButton';
import { CopyableText } from './CopyableText';
import { gridHeaderHeight, rowHeights } from './gridSizes';
import { gridSlots } from './gridSlots';
import { gridStyle, keptAtEnd, keptAtStart, peekedRow } from './gridStyle';
import { gridText } from './gridText';
import { directionsOf, type ListColumn, type RowAction, type RowDescription } from './ListColumn';
import type { ListSort } from './listCodec';
import { RowMenu } from './RowMenu';
import type { Selection } from './useSelection';
import type { ShownPage } from './useShownPage';

interface ServerGridProps<Row, Column extends string> {
  /** What the rows are, for whoever cannot see the grid. */
  readonly label: string;
  readonly columns: readonly ListColumn<Row, Column>[];
  readonly row: RowDescription<Row>;
  readonly shown: ShownPage<Row>;
  /** There are no rows, and it is not known yet whether there will be. */
  readonly waiting: boolean;
  readonly compact: boolean;
  /** Undefined: back to the list's own order. */
  readonly onSort: (sort: ListSort<Column> | undefined) => void;
  /** A column was drawn wider or narrower. */
  readonly onWidth: (field: string, width: number) => void;
  /** A row is to be looked at beside the grid. */
  readonly onPeek: (item: Row) => void;
  /** The row that is looked at. */
  readonly peeked: string | undefined;
  readonly selection: Selection | undefined;
}

/** Where more than one column takes of the space that is left. */
const wideScreen = '(min-width: 1600px)';

const selectionField = '__check__';
const actionsField = 'actions';

/**
 * The grid of one page of rows: the server sorts, filters and pages, the grid only draws. It is drawn again for other rows,
 * not for what else changes on the page: what it is given stays the same object for as long as it says the same.
 */
export const ServerGrid = memo(Grid) as typeof Grid;

// Grows with its rows: the page scrolls, not a box within it.
const growing = { display: 'flex', flexDirection: 'column' } as const;
const loadingOverlay = { variant: 'linear-progress', noRowsVariant: 'linear-progress' } as const;
const slotProps = { loadingOverlay };

function Grid<Row extends { readonly id: string }, Column extends string>(props: ServerGridProps<Row, Column>) {
  const { label, columns, row, shown, waiting, compact, onSort, onWidth, onPeek, peeked, selection } = props;
  const intl = useIntl();
  const navigate = useNavigate();
  const { nonce } = useEmotionCache() ?? {};
  const definitions = useDefinitions(columns, row, onPeek);
  const text = useMemo(() => gridText(intl), [intl]);
  const { page, pageSize, sort } = shown;
  const paging = useMemo(() => ({ page: page - 1, pageSize }), [page, pageSize]);
  const pageSizes = useMemo(() => [pageSize], [pageSize]);
  const sortModel = useMemo(() => {
    const sorted = columns.find((column) => column.sort === sort.column);
    return sorted ? [{ field: sorted.field, sort: sort.direction }] : [];
  }, [columns, sort]);

  const chosenHere = useMemo((): GridRowSelectionModel => {
    const ids = shown.items.filter(({ id }) => selection?.chosen.has(id)).map(({ id }) => id);
    return { type: 'include', ids: new Set(ids) };
  }, [shown.items, selection?.chosen]);
  const select = (model: GridRowSelectionModel) => {
    const changed = shown.items.filter(({ id }) => model.ids.has(id) !== chosenHere.ids.has(id));
    const isChosen = changed.some(({ id }) => model.ids.has(id));
    selection?.setAll(
      changed.map((item) => ({ id: item.id, label: row.labelOf(item) })),
      isChosen,
    );
  };
  const open = useCallback(
    (item: Row) => {
      const href = row.hrefOf(item);
      if (href !== undefined) void navigate(href);
    },
    [row, navigate],
  );

  const rowClass = useCallback(({ id }: GridRowClassNameParams<Row>) => (id === peeked ? peekedRow : ''), [peeked]);

  return (
    <div style={growing}>
      <DataGrid<Row>
        aria-label={label}
        {...(nonce !== undefined && { nonce })}
        localeText={text}
        columns={definitions}
        rows={shown.items}
        rowCount={shown.total}
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
        // All cells stand in the page: no hole while scrolling sideways or reading aloud, and a column that is kept in
        // sight is not taken away on the way.
        disableVirtualization
        onCellClick={({ field, row: item }: GridCellParams<Row>, event) => {
          const isControl = (event.target as Element).closest('a, button, input') !== null;
          if (field !== selectionField && field !== actionsField && !isControl) open(item);
        }}
        onCellKeyDown={({ field, row: item }: GridCellParams<Row>, event) => {
          const isButton = (event.target as Element).closest('button') !== null;
          if (field === selectionField || field === actionsField || isButton) return;
          if (event.key === 'Enter') open(item);
          if (event.key !== ' ' || event.shiftKey) return;
          // The grid would go on by a page of rows, the browser scroll.
          event.defaultMuiPrevented = true;
          event.preventDefault();
          onPeek(item);
        }}
        getRowClassName={rowClass}
        slots={gridSlots}
        slotProps={slotProps}
        sx={gridStyle}
      />
    </div>
  );
}

function useDefinitions<Row extends { readonly id: string }, Column extends string>(
  columns: readonly ListColumn<Row, Column>[],
  row: RowDescription<Row>,
  onPeek: (item: Row) => void,
): GridColDef<Row>[] {
  const intl = useIntl();
  const isWide = useMediaQuery(wideScreen, { noSsr: true });
  return useMemo(() => definitionsOf(columns, row, onPeek, intl, isWide), [columns, row, onPeek, intl, isWide]);
}

function definitionsOf<Row extends { readonly id: string }, Column extends string>(
  columns: readonly ListColumn<Row, Column>[],
  row: RowDescription<Row>,
  onPeek: (item: Row) => void,
  intl: IntlShape,
  isWide: boolean,
): GridColDef<Row>[] {
  const definitions = columns.map((column): GridColDef<Row> => ({
    field: column.field,
    headerName: column.label,
    sortable: column.sort !== undefined,
    // A third press is back to the list's own order.
    sortingOrder: [...directionsOf(column), null],
    ...breadthOf(column, isWide),
    ...(column.align === 'end' && { align: 'right', headerAlign: 'right' }),
    ...(column.card === 'title' && { cellClassName: keptAtStart, headerClassName: keptAtStart }),
    valueGetter: (_value, item) => column.text(item),
    renderCell: (params) => <Cell column={column} row={row} onPeek={onPeek} params={params} />,
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
      width: 60,
      align: 'center',
      headerAlign: 'center',
      cellClassName: keptAtEnd,
      headerClassName: keptAtEnd,
      renderCell: ({ row: item, tabIndex }) => (
        <RowMenu name={row.labelOf(item)} item={item} actionsOf={actionsOf} tabIndex={tabIndex} />
      ),
    },
  ];
}

/** Words share what is left of a wide screen, the growing column first; numbers need no more than their width. */
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

interface CellProps<Row extends { readonly id: string }, Column extends string> {
  readonly column: ListColumn<Row, Column>;
  readonly row: RowDescription<Row>;
  readonly onPeek: (item: Row) => void;
  readonly params: GridRenderCellParams<Row>;
}

function Cell<Row extends { readonly id: string }, Column extends string>({
  column,
  row,
  onPeek,
  params: { row: item, tabIndex },
}: CellProps<Row, Column>) {
  const content = column.render?.(item) ?? column.text(item);
  if (column.copied !== undefined) {
    return <CopyableText column={column} item={item} name={row.labelOf(item)} tabIndex={tabIndex} />;
  }
  if (column.card !== 'title') return content;
  const href = row.hrefOf(item);
  return (
    <span style={titleStyle}>
      {href === undefined ? (
        <span style={titleTextStyle}>{content}</span>
      ) : (
        <Link component={RouterLink} to={href} tabIndex={tabIndex} underline="hover" noWrap title={column.text(item)}>
          {content}
        </Link>
      )}
      <PeekButton name={row.labelOf(item)} onPeek={() => onPeek(item)} />
    </span>
  );
}

const titleStyle = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4 } as const;
const titleTextStyle = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** For the pointer: whoever has the keys presses the space bar on the row. */
function PeekButton({ name, onPeek }: { readonly name: string; readonly onPeek: () => void }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'list.peek.of' }, { name });
  return (
    <TitleButton type="button" tabIndex={-1} aria-label={label} title={label} onClick={onPeek}>
      <ViewSidebarOutlined />
    </TitleButton>
  );
}

/** Over the end of the name while the pointer is there: at other times the name has all the room. */
const TitleButton = styled(CellButton)(({ theme: { vars } }) => ({
  '@media (hover: hover)': {
    position: 'absolute',
    right: 2,
    top: '50%',
    transform: 'translateY(-50%)',
    background: vars.palette.background.default,
  },
}));
