import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NothingFound } from '../../../shared/list/ListNotices';
import { usePrinting } from '../../../shared/print/usePrinting';
import { ListPager } from '../../../shared/list/paging/ListPager';
import type { PageView } from '../../../shared/list/paging/useVisiblePage';
import type { ListControls } from '../../../shared/list/state/useListState';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonRows } from '../../../shared/states/Skeletons';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import { LineItem } from './LineItem';
import type { LineLabels } from './useLineLabels';
import { usePrintedLines, type FetchLines } from './usePrintedLines';

/** The state of a list of lines, as the address holds it. */
export type LineListState = Pick<
  ListControls<object, 'soldOn'>,
  'state' | 'key' | 'setSearch' | 'setPage' | 'setPageSize'
>;

interface LinePagesProps<Row, Texts extends LineLabels> {
  readonly title: string;
  readonly list: LineListState;
  readonly view: PageView<Row>;
  readonly onRetry: () => void;
  /** Fetches the lines of a page, for printing; must stay the same function while the list is the same. */
  readonly fetchLines: FetchLines<Row>;
  readonly columns: readonly TableColumn<Texts>[];
  readonly labelsOf: (row: Row) => Texts;
  /** The text where there are no lines. */
  readonly none: string;
}

/**
 * Sale lines page by page: a table, on a phone a list; the previous rows stay while the next load. All lines are
 * printed.
 */
export function LinePages<Row, Texts extends LineLabels>(props: LinePagesProps<Row, Texts>) {
  const { title, list, view, onRetry, fetchLines, columns, labelsOf, none } = props;
  const { pageSize } = list.state;
  const { visible, loading, problem } = view;
  const isComplete = visible !== undefined && visible.items.length === visible.total;
  const all = usePrintedLines(fetchLines, list.key, loading ? undefined : visible?.total, isComplete);
  const isAllPrinted = usePrinting() && all !== undefined;
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={onRetry} />;
  if (visible === undefined) return <SkeletonRows count={pageSize} height={35} />;
  if (visible.total === 0 && list.state.search !== '') return <NothingFound onClear={() => list.setSearch('')} />;
  if (visible.total === 0) return <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>;
  return (
    <Box aria-busy={loading} sx={{ opacity: loading ? 0.6 : 1 }}>
      <PlainTable
        caption={title}
        captionHidden
        columns={columns}
        rows={(isAllPrinted ? all : visible.items).map(labelsOf)}
        rowKey={({ id }) => id}
        item={(texts) => <LineItem texts={texts} />}
      />
      {!isAllPrinted && (
        <ListPager
          page={visible.page}
          pageSize={pageSize}
          total={visible.total}
          onPage={list.setPage}
          onPageSize={list.setPageSize}
        />
      )}
    </Box>
  );
}
