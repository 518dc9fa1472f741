import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Fragment, useId, type ComponentProps, type ReactNode } from 'react';
import { CardGrid } from '../page/CardGrid';
import { Explained } from '../page/Explained';
import { usePrinting } from '../print/usePrinting';
import { visuallyHidden } from '../page/visuallyHidden';

/** One column of a short table; the first one names its row. */
export interface TableColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** What the label means. */
  readonly explanation?: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligned right, for numbers. */
  readonly align?: 'end';
  /** Percentage of the table, so that the columns of several tables align; for all columns or for none. */
  readonly width?: number;
}

interface PlainTableProps<Row> {
  /** The table's name. */
  readonly caption: string;
  /** Only screen readers get the caption: a heading above has the same text. */
  readonly captionHidden?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Renders a row where the columns do not fit, for long lists, whose cards would be too tall on a phone. */
  readonly item?: (row: Row) => ReactNode;
  /** The text of a table without rows. */
  readonly empty?: string;
}

/** The most columns that fit on a phone, and on a tablet or a small window: with more the rows become cards there. */
const mostColumnsOnPhone = 3;
const mostColumnsOnTablet = 6;
/** In a window that is narrower than this (pixels), the words of many columns would be broken. */
const widthForAllColumns = 1100;

/** A short table without paging and sorting; where its columns do not fit, each row becomes a card. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isTablet = useMediaQuery<Theme>((theme) => theme.breakpoints.down(widthForAllColumns), { noSsr: true });
  const isPrinting = usePrinting();
  const { rows, columns, item } = props;
  const mostColumns = isPhone ? mostColumnsOnPhone : isTablet ? mostColumnsOnTablet : columns.length;
  // on paper, all columns are printed, with wrapped text
  if (isPrinting || rows.length === 0 || columns.length <= mostColumns) return <Table {...props} />;
  return item === undefined ? <Cards {...props} /> : <Items {...props} item={item} />;
}

function Table<Row>({ caption, captionHidden = false, columns, rows, rowKey, empty }: PlainTableProps<Row>) {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        typography: 'table',
        '& caption': { textAlign: 'left', mb: 1, typography: 'body1', fontWeight: 600 },
        '& th, & td': { textAlign: 'left', verticalAlign: 'top', py: 1, px: 1, overflowWrap: 'anywhere' },
        '& th:first-of-type': { pl: 0 },
        '& td:last-of-type, & thead th:last-of-type': { pr: 0 },
        '@media print': {
          '& thead': { display: 'table-header-group' },
          '& tr': { breakInside: 'avoid' },
          // Less padding, so that whole words fit on paper.
          '& th, & td': { px: 0.5, overflowWrap: 'break-word' },
        },
        '& tr': { borderBottom: 1, borderColor: 'divider' },
        '& tbody tr:last-of-type': { borderBottom: 0 },
        '& thead th': { color: 'text.secondary', fontWeight: 550, verticalAlign: 'bottom' },
        '& tbody th': { fontWeight: 550 },
        '& .end': { textAlign: 'right', overflowWrap: 'normal' },
      }}
    >
      <caption>{captionHidden ? <Box sx={visuallyHidden}>{caption}</Box> : caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, explanation, align, width }) => (
            <th
              scope="col"
              key={key}
              className={align}
              style={width === undefined ? undefined : { width: `${width}%` }}
            >
              <Explained text={explanation}>{label}</Explained>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, cell, align }, index) =>
              index === 0 ? (
                <th scope="row" key={key} className={align}>
                  {cell(row)}
                </th>
              ) : (
                <td key={key} className={align}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
        {rows.length === 0 && empty !== undefined && (
          <tr>
            <Box component="td" colSpan={columns.length} sx={{ color: 'text.secondary', pl: '0 !important' }}>
              {empty}
            </Box>
          </tr>
        )}
      </tbody>
    </Box>
  );
}

interface CaptionedListProps extends Pick<
  ComponentProps<typeof CardGrid>,
  'entryWidth' | 'rowGap' | 'columnGap' | 'children'
> {
  readonly caption: string;
  readonly captionHidden?: boolean | undefined;
}

function CaptionedList({ caption, captionHidden = false, children, ...layout }: CaptionedListProps) {
  const id = useId();
  return (
    <>
      <Typography id={id} sx={captionHidden ? visuallyHidden : { fontWeight: 600, mb: 1 }}>
        {caption}
      </Typography>
      <CardGrid aria-labelledby={id} {...layout}>
        {children}
      </CardGrid>
    </>
  );
}

interface ItemsProps<Row> extends PlainTableProps<Row> {
  readonly item: (row: Row) => ReactNode;
}

function Items<Row>({ caption, captionHidden, rows, rowKey, item }: ItemsProps<Row>) {
  return (
    <CaptionedList caption={caption} captionHidden={captionHidden} entryWidth={320} rowGap={0} columnGap={3}>
      {rows.map((row) => (
        <Box
          component="li"
          key={rowKey(row)}
          sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
        >
          {item(row)}
        </Box>
      ))}
    </CaptionedList>
  );
}

function Cards<Row>({ caption, captionHidden, columns, rows, rowKey }: PlainTableProps<Row>) {
  const [title, ...facts] = columns;
  return (
    <CaptionedList caption={caption} captionHidden={captionHidden} entryWidth={280} rowGap={1}>
      {rows.map((row) => (
        <Paper component="li" key={rowKey(row)} sx={{ p: 1.5 }}>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {title?.label}
          </Typography>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title?.cell(row)}</Box>
          <Box
            component="dl"
            sx={{
              m: 0,
              mt: 1,
              display: 'grid',
              gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
              columnGap: 2,
              rowGap: 0.5,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {facts.map(({ key, label, cell }) => (
              <Fragment key={key}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {label}
                </Box>
                <Box component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
                  {cell(row)}
                </Box>
              </Fragment>
            ))}
          </Box>
        </Paper>
      ))}
    </CaptionedList>
  );
}
