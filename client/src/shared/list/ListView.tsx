import DensitySmallOutlined from '@mui/icons-material/DensitySmallOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Problem } from '../apollo/problem';
import { usePrinting } from '../print/usePrinting';
import { SkeletonBlock, SkeletonRows } from '../states/Skeletons';
import { EmptyState } from '../states/EmptyState';
import { ErrorState } from '../states/ErrorState';
import { useFormat } from '../i18n/useFormat';
import type { ListName } from '@gdd/schema/lists';
import { CardList } from './CardList';
import { ColumnsButton } from './ColumnsButton';
import { gridHeaderHeight, rowHeights } from './gridSizes';
import type { ListColumn, RowDescription } from './ListColumn';
import type { ListCodec, ListSort } from './listCodec';
import { ListPager } from './ListPager';
import type { PeekPanel as PeekPanelComponent } from './PeekPanel';
import { PrintedRows } from './PrintedRows';
import type { ServerGrid as ServerGridComponent } from './ServerGrid';
import { SelectionBar } from './SelectionBar';
import { SortSelect } from './SortSelect';
import type { AllChoice } from './useChooseAll';
import { widenedColumn } from './ownColumns';
import { useChosenColumns, useListSettings, type ListSettings } from './useListSettings';
import { ViewsButton } from './ViewsButton';
import { useCompactRows } from './useCompactRows';
import { useIsNarrow } from './useIsNarrow';
import type { ListControls, PageChange } from './useListState';
import type { Selection } from './useSelection';
import type { PageView, ShownPage } from './useShownPage';

// A phone never fetches the grid.
const loadGrid = () => import('./ServerGrid');

const ServerGrid = lazy(async () => ({ default: (await loadGrid()).ServerGrid })) as typeof ServerGridComponent;

// Fetched when it is opened first.
const PeekPanel = lazy(async () => ({
  default: (await import('./PeekPanel')).PeekPanel,
})) as typeof PeekPanelComponent;

/** How rows are chosen, and what can be done with them. */
export interface ListChoosing {
  readonly selection: Selection;
  readonly all: AllChoice;
  readonly actions: ReactNode;
}

interface ListViewProps<Row, Filter, Column extends string> {
  /** The list whose columns and views each person keeps. */
  readonly list: ListName;
  /** What the rows are: 'Dealer'. */
  readonly label: string;
  readonly codec: ListCodec<Filter, Column>;
  readonly controls: ListControls<Filter, Column>;
  readonly view: PageView<Row>;
  readonly columns: readonly ListColumn<Row, Column>[];
  readonly row: RowDescription<Row>;
  /** Rows can be chosen, and this is what can be done with them. */
  readonly choosing?: ListChoosing | undefined;
  /** What all rows come to, below those of the page. */
  readonly summary?: ReactNode;
  /** What stands here where nothing is narrowed and nothing is there. */
  readonly empty: ReactNode;
  readonly onRetry: () => void;
}

/** The rows of a list with all the states that they can be in: a grid, or cards below 900 px. */
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
  const { state, isNarrowed, setPage, clear } = controls;
  const { shown, loading, problem } = view;
  const isNarrow = useIsNarrow();
  const settings = useListSettings(props.list);
  // Together with the first rows, not after them.
  useEffect(() => {
    if (!isNarrow) void loadGrid();
  }, [isNarrow]);

  // The last page has become shorter than the address believes.
  const lastPage = shown && shown.total > 0 ? Math.ceil(shown.total / shown.pageSize) : 1;
  const isBeyond = !loading && shown !== undefined && shown.page === state.page && state.page > lastPage;
  useEffect(() => {
    if (isBeyond) setPage(lastPage, { replace: true });
  }, [isBeyond, lastPage, setPage]);

  const keptSince = shown !== undefined && shown.total > 0 ? shown.readAt : undefined;
  if (problem !== undefined && keptSince === undefined) return <ErrorState problem={problem} onRetry={onRetry} />;
  if (shown === undefined || isBeyond) return <ListSkeleton rows={state.pageSize} />;
  if (shown.total === 0 && !loading) {
    if (!isNarrowed) return empty;
    return (
      <>
        <Box sx={{ ...headStyle, justifyContent: 'flex-end' }}>
          <ViewsButton codec={codec} state={state} settings={settings} />
        </Box>
        <NothingFound onClear={clear} />
      </>
    );
  }
  return (
    <>
      {problem !== undefined && keptSince !== undefined && (
        <KeptRowsNotice problem={problem} readAt={keptSince} onRetry={onRetry} />
      )}
      <Rows {...props} settings={settings} shown={shown} />
    </>
  );
}

interface KeptRowsNoticeProps {
  readonly problem: Problem;
  readonly readAt: number;
  readonly onRetry: () => void;
}

/** Why the rows asked for are not there, and from when those are that stay. */
function KeptRowsNotice({ problem, readAt, onRetry }: KeptRowsNoticeProps) {
  const format = useFormat();
  return (
    <Box sx={{ mb: 2 }}>
      <ErrorState problem={problem} onRetry={onRetry}>
        <FormattedMessage id="list.kept" values={{ at: format.dateTime(new Date(readAt).toISOString()) }} />
      </ErrorState>
    </Box>
  );
}

type RowsProps<Row, Filter, Column extends string> = ListViewProps<Row, Filter, Column> & {
  readonly settings: ListSettings;
  readonly shown: ShownPage<Row>;
};

function Rows<Row extends { readonly id: string }, Filter, Column extends string>(
  props: RowsProps<Row, Filter, Column>,
) {
  const { label, codec, controls, view, choosing, summary, settings, shown, onRetry } = props;
  const { state, setSort, setPage, setPageSize } = controls;
  const isNarrow = useIsNarrow();
  const [compact, toggleCompact] = useCompactRows();
  const selection = choosing?.selection;
  const columns = useHeld(props.columns, view.loading);
  const { changeColumns } = settings;
  const chosen = useChosenColumns(columns, settings.columns);
  const widen = useCallback(
    (field: string, width: number) => changeColumns((own) => widenedColumn(own, field, width)),
    [changeColumns],
  );
  const [peekedId, setPeekedId] = useState<string>();
  const peek = useCallback(({ id }: Row) => startTransition(() => setPeekedId(id)), []);
  const peeked = isNarrow ? undefined : shown.items.find(({ id }) => id === peekedId);
  const row = useHeld(useSameRow(props.row), view.loading);
  const ownSort = useMemo(() => codec.read('').sort, [codec]);
  const sortBy = useCallback((sort: ListSort<Column> | undefined) => setSort(sort ?? ownSort), [setSort, ownSort]);
  const isPrinting = usePrinting();
  // After a failure the reader counts from the rows that stay; what the address names already is asked for again.
  const askFromShown = (change: PageChange): void => {
    const page = typeof change === 'number' ? change : change(shown.page);
    if (page === state.page) onRetry();
    else setPage(page);
  };
  const isPageChosen = shown.items.length > 0 && shown.items.every(({ id }) => selection?.chosen.has(id));

  if (isPrinting) {
    return (
      <Box component="section" aria-label={label}>
        <PrintedRows label={label} columns={columns} shown={shown} />
        {summary}
      </Box>
    );
  }
  return (
    <Section aria-label={label} aria-busy={view.loading} data-kept={view.problem !== undefined || undefined}>
      <Box sx={headStyle}>
        {choosing !== undefined && (choosing.selection.chosen.size > 0 || choosing.all.isAll === true) ? (
          <SelectionBar
            count={choosing.all.isAll === true ? shown.total : choosing.selection.chosen.size}
            total={shown.total}
            all={isPageChosen ? choosing.all : undefined}
            onClear={choosing.selection.clear}
          >
            {choosing.actions}
          </SelectionBar>
        ) : (
          <ResultCount total={shown.total} />
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
      </Box>
      {isNarrow ? (
        <CardList label={label} columns={columns} row={row} rows={shown.items} selection={selection} />
      ) : (
        <Suspense fallback={<GridSkeleton rows={shown.items.length} compact={compact} />}>
          <ServerGrid
            label={label}
            columns={chosen}
            row={row}
            shown={shown}
            waiting={view.loading && shown.total === 0}
            compact={compact}
            onSort={sortBy}
            onWidth={widen}
            onPeek={peek}
            peeked={peeked?.id}
            selection={selection}
          />
        </Suspense>
      )}
      <Suspense>
        {peeked !== undefined && (
          <PeekPanel
            columns={columns}
            row={row}
            items={shown.items}
            item={peeked}
            onItem={peek}
            onClose={() => setPeekedId(undefined)}
          />
        )}
      </Suspense>
      {summary}
      <ListPager
        page={shown.page}
        pageSize={shown.pageSize}
        total={shown.total}
        onPage={view.problem === undefined ? setPage : askFromShown}
        onPageSize={setPageSize}
      />
    </Section>
  );
}

const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44, mb: 0.5 } as const;

/** While other rows are asked for, those of before stand there, under their own order and page, and fade where it takes long. */
const Section = styled('section')({
  '& > *': { transition: 'opacity 120ms' },
  '&[aria-busy="true"] > *': { opacity: 0.6, transitionDelay: '100ms' },
  '&[data-kept] > *': { opacity: 0.6 },
});

/** What was given before the question, while the answer is awaited: rows that stay are not drawn again for it. */
function useHeld<T extends object>(given: T, isAwaited: boolean): T {
  const [held, setHeld] = useState(given);
  if (!isAwaited && held !== given) setHeld(given);
  return isAwaited ? held : given;
}

/** The same object for as long as it says the same, so that grid and cards are not drawn for it. */
function useSameRow<Row>({ labelOf, hrefOf, actionsOf }: RowDescription<Row>): RowDescription<Row> {
  return useMemo(
    () => ({ labelOf, hrefOf, ...(actionsOf !== undefined && { actionsOf }) }),
    [labelOf, hrefOf, actionsOf],
  );
}

const ResultCount = memo(function ResultCount({ total }: { total: number }) {
  const format = useFormat();
  return (
    <Typography role="status" sx={{ color: 'text.secondary', flex: 1 }}>
      <FormattedMessage id="list.results" values={{ count: total, number: format.number(total) }} />
    </Typography>
  );
});

const CompactToggle = memo(function CompactToggle({ compact, onToggle }: { compact: boolean; onToggle: () => void }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'list.compact' });
  return (
    <ToggleButton
      value="compact"
      size="small"
      selected={compact}
      onChange={onToggle}
      aria-label={label}
      title={label}
      sx={{ border: 0 }}
    >
      <DensitySmallOutlined fontSize="small" />
    </ToggleButton>
  );
});

function NothingFound({ onClear }: { onClear: () => void }) {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'list.narrowed.title' })}
      text={intl.formatMessage({ id: 'list.narrowed.text' })}
      action={
        <Button variant="outlined" onClick={onClear}>
          <FormattedMessage id="list.clearFilters" />
        </Button>
      }
    />
  );
}

const cardHeight = 190;

/** As tall as what will stand here. */
function ListSkeleton({ rows }: { rows: number }) {
  const isNarrow = useIsNarrow();
  const [compact] = useCompactRows();
  return (
    <Box>
      <Box sx={{ minHeight: 44, mb: 0.5, display: 'flex', alignItems: 'center' }}>
        <Skeleton variant="text" width={120} />
      </Box>
      {isNarrow ? <SkeletonBlock height={rows * cardHeight} /> : <GridSkeleton rows={rows} compact={compact} />}
      <Box sx={{ minHeight: 56 }} />
    </Box>
  );
}

function GridSkeleton({ rows, compact }: { rows: number; compact: boolean }) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper', overflow: 'hidden' }}>
      <Box sx={{ height: gridHeaderHeight, bgcolor: 'sunken' }} />
      <Box sx={{ px: 1.25 }}>
        <SkeletonRows count={rows} height={compact ? rowHeights.compact : rowHeights.normal} />
      </Box>
    </Box>
  );
}
