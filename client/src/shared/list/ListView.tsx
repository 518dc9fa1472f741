import Box from '@mui/material/Box';
import {
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { usePrinting } from '../print/usePrinting';
import { ErrorState } from '../states/ErrorState';
import type { ListName } from '@gdd/schema/lists';
import { CardList } from './rows/CardList';
import { ColumnsButton } from './settings/ColumnsButton';
import type { ListColumn, RowDescription } from './columns/ListColumn';
import { useStepBack } from './paging/useStepBack';
import type { ListCodec, ListSort } from './state/listCodec';
import { CompactToggle, ListHead, ResultCount } from './ListHead';
import { StaleRowsNotice, NothingFound } from './ListNotices';
import { ListPager } from './paging/ListPager';
import { ListSection } from './ListSection';
import { GridSkeleton, ListSkeleton } from './ListSkeleton';
import type { PeekPanel as PeekPanelComponent } from './rows/PeekPanel';
import { PrintedRows } from './rows/PrintedRows';
import type { ServerGrid as ServerGridComponent } from './grid/ServerGrid';
import { SelectionBar } from './selection/SelectionBar';
import { SortSelect } from './columns/SortSelect';
import type { AllChoice } from './selection/useChooseAll';
import { widenedColumn } from './columns/ownColumns';
import { useChosenColumns, useListSettings, type ListSettings } from './settings/useListSettings';
import { ViewsButton } from './settings/ViewsButton';
import { usePrevious, usePreviousSelection, useSameRow } from './usePrevious';
import { loadGrid } from './grid/loadGrid';
import { useCompactRows } from './grid/useCompactRows';
import { useIsNarrow } from '../page/useIsNarrow';
import type { ListControls, PageChange } from './state/useListState';
import type { Selection } from './selection/useSelection';
import type { PageView, VisiblePage } from './paging/useVisiblePage';

// A chunk that phones, which have cards, never fetch.
const ServerGrid = lazy(async () => ({ default: (await loadGrid()).ServerGrid })) as typeof ServerGridComponent;

// A chunk that is fetched when a preview is first opened.
const PeekPanel = lazy(async () => ({
  default: (await import('./rows/PeekPanel')).PeekPanel,
})) as typeof PeekPanelComponent;

/** The selection of rows, and the actions for the selected rows. */
export interface ListChoosing {
  readonly selection: Selection;
  readonly all: AllChoice;
  readonly actions: ReactNode;
}

interface ListViewProps<Row, Filter, Column extends string> {
  /** The name under which the user's columns and views of the list are stored. */
  readonly list: ListName;
  /** The list's name: 'Dealer'. */
  readonly label: string;
  readonly codec: ListCodec<Filter, Column>;
  readonly controls: ListControls<Filter, Column>;
  readonly view: PageView<Row>;
  readonly columns: readonly ListColumn<Row, Column>[];
  readonly row: RowDescription<Row>;
  /** Undefined: rows cannot be selected. */
  readonly choosing?: ListChoosing | undefined;
  /** The totals of all rows, below those of the page. */
  readonly summary?: ReactNode;
  /** The empty state of the list without filters and search. */
  readonly empty: ReactNode;
  readonly onRetry: () => void;
}

/** The rows of a list, as a grid or as cards below 900 px, with its loading, error and empty states. */
export function ListView<Row extends { readonly id: string }, Filter, Column extends string>(
  props: ListViewProps<Row, Filter, Column>,
) {
  return (
    <div data-whole-width>
      <ListStates {...props} />
    </div>
  );
}

function ListStates<Row extends { readonly id: string }, Filter, Column extends string>(
  props: ListViewProps<Row, Filter, Column>,
) {
  const { codec, controls, view, empty, onRetry } = props;
  const { state, isNarrowed, clear } = controls;
  const { visible, loading, problem } = view;
  const isNarrow = useIsNarrow();
  const settings = useListSettings(props.list);
  // Fetches the grid's code in parallel with the first rows.
  useEffect(() => {
    if (!isNarrow) void loadGrid();
  }, [isNarrow]);

  // The first rows are rendered as a deferred update, during which input is handled; later ones are not deferred.
  const isDrawn = useDeferredValue(visible !== undefined, false);

  const isBeyond = useStepBack(view, controls);

  const staleSince = visible !== undefined && visible.total > 0 ? visible.readAt : undefined;
  if (problem !== undefined && staleSince === undefined) return <ErrorState problem={problem} onRetry={onRetry} />;
  if (visible === undefined || isBeyond || !isDrawn) return <ListSkeleton rows={state.pageSize} />;
  if (visible.total === 0 && !loading) {
    if (!isNarrowed) return empty;
    return (
      <>
        <ListHead>
          <Box sx={{ flex: 1 }} />
          <ViewsButton codec={codec} state={state} settings={settings} />
        </ListHead>
        <NothingFound onClear={clear} />
      </>
    );
  }
  return (
    <>
      {problem !== undefined && staleSince !== undefined && (
        <StaleRowsNotice problem={problem} readAt={staleSince} onRetry={onRetry} />
      )}
      <Rows {...props} settings={settings} visible={visible} />
    </>
  );
}

type RowsProps<Row, Filter, Column extends string> = ListViewProps<Row, Filter, Column> & {
  readonly settings: ListSettings;
  readonly visible: VisiblePage<Row>;
};

function Rows<Row extends { readonly id: string }, Filter, Column extends string>(
  props: RowsProps<Row, Filter, Column>,
) {
  const { label, codec, controls, view, choosing, summary, settings, visible, onRetry } = props;
  const { state, setSort, setPage, setPageSize } = controls;
  const isNarrow = useIsNarrow();
  const [compact, toggleCompact] = useCompactRows();
  const selection = usePreviousSelection(choosing?.selection, view.loading);
  const columns = usePrevious(props.columns, view.loading);
  const { changeColumns } = settings;
  const chosen = useChosenColumns(columns, settings.columns);
  const hidden = columns.filter(({ field }) => !chosen.some((column) => column.field === field));
  const widen = useCallback(
    (field: string, width: number) => changeColumns((own) => widenedColumn(own, field, width)),
    [changeColumns],
  );
  const navigate = useNavigate();
  const open = useCallback((href: string) => void navigate(href), [navigate]);
  const [peekedId, setPeekedId] = useState<string>();
  const peek = useCallback(({ id }: Row) => startTransition(() => setPeekedId(id)), []);
  const peeked = isNarrow ? undefined : visible.items.find(({ id }) => id === peekedId);
  const row = usePrevious(useSameRow(props.row), view.loading);
  const ownSort = useMemo(() => codec.read('').sort, [codec]);
  const sortBy = useCallback((sort: ListSort<Column> | undefined) => setSort(sort ?? ownSort), [setSort, ownSort]);
  const isPrinting = usePrinting();
  // After a failure, pages are counted from the visible rows; the page that the address already names is loaded again.
  const setPageFromVisible = (change: PageChange): void => {
    const page = typeof change === 'number' ? change : change(visible.page);
    if (page === state.page) onRetry();
    else setPage(page);
  };
  const isPageChosen = visible.items.length > 0 && visible.items.every(({ id }) => selection?.chosen.has(id));

  if (isPrinting) {
    return (
      <Box component="section" aria-label={label}>
        <PrintedRows label={label} columns={columns} visible={visible} />
        {summary}
      </Box>
    );
  }
  return (
    <ListSection label={label} isBusy={view.loading} isStale={view.problem !== undefined}>
      <ListHead>
        {choosing !== undefined && (choosing.selection.chosen.size > 0 || choosing.all.isAll === true) ? (
          <SelectionBar
            count={choosing.all.isAll === true ? visible.total : choosing.selection.chosen.size}
            total={visible.total}
            all={isPageChosen ? choosing.all : undefined}
            onClear={choosing.selection.clear}
          >
            {choosing.actions}
          </SelectionBar>
        ) : (
          <ResultCount total={visible.total} />
        )}
        <ViewsButton codec={codec} state={state} settings={settings} />
        {isNarrow ? (
          <SortSelect columns={columns} sort={state.sort} fallback={ownSort} onSort={sortBy} />
        ) : (
          <>
            <ColumnsButton columns={columns} settings={settings} />
            <CompactToggle compact={compact} onToggle={toggleCompact} />
          </>
        )}
      </ListHead>
      {isNarrow ? (
        <CardList label={label} columns={columns} row={row} rows={visible.items} onOpen={open} selection={selection} />
      ) : (
        <Suspense fallback={<GridSkeleton rows={visible.items.length} compact={compact} />}>
          <ServerGrid
            label={label}
            columns={chosen}
            row={row}
            visible={visible}
            waiting={view.loading && visible.total === 0}
            compact={compact}
            onSort={sortBy}
            onWidth={widen}
            onOpen={open}
            onPeek={peek}
            peeked={peeked?.id}
            selection={selection}
          />
        </Suspense>
      )}
      <Suspense>
        {peeked !== undefined && (
          <PeekPanel
            columns={row.peekOf === undefined ? columns : hidden}
            row={row}
            items={visible.items}
            item={peeked}
            onItem={peek}
            onClose={() => setPeekedId(undefined)}
          />
        )}
      </Suspense>
      {summary}
      <ListPager
        page={visible.page}
        pageSize={visible.pageSize}
        total={visible.total}
        onPage={view.problem === undefined ? setPage : setPageFromVisible}
        onPageSize={setPageSize}
      />
    </ListSection>
  );
}
