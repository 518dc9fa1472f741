import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ListColumn } from '../columns/ListColumn';
import type { VisiblePage } from '../paging/useVisiblePage';
import { PrintedCount } from '../paging/PrintedCount';

interface PrintedRowsProps<Row, Column extends string> {
  readonly label: string;
  readonly columns: readonly ListColumn<Row, Column>[];
  readonly visible: VisiblePage<Row>;
}

/** With more columns than this, the paper is in landscape format. */
const mostInPortrait = 7;
/** With more columns than this, the text is smaller. */
const mostInPlainSize = 10;

/** The rows of a page on paper: all columns, no text cut, the header repeated on each sheet. */
export function PrintedRows<Row extends { readonly id: string }, Column extends string>({
  label,
  columns,
  visible,
}: PrintedRowsProps<Row, Column>) {
  const { items, total, page, pageSize } = visible;
  const before = (page - 1) * pageSize;
  return (
    <>
      {columns.length > mostInPortrait && (
        <GlobalStyles styles={{ '@page': { size: 'A4 landscape', margin: '12mm' } }} />
      )}
      <PrintedCount from={before + 1} to={before + items.length} total={total} />
      <Box
        component="table"
        aria-label={label}
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontVariantNumeric: 'tabular-nums',
          fontSize: columns.length > mostInPlainSize ? '7pt' : '8.5pt',
          lineHeight: 1.3,
          '& thead': { display: 'table-header-group' },
          '& tr': { breakInside: 'avoid', borderBottom: 1, borderColor: 'divider' },
          '& th, & td': { textAlign: 'left', verticalAlign: 'top', px: 0.5, py: 0.5, overflowWrap: 'break-word' },
          // overrides elements with a font size of their own, such as a status beside its icon
          '& td *': { fontSize: 'inherit !important' },
          '& th': { fontWeight: 600, verticalAlign: 'bottom', overflowWrap: 'break-word', hyphens: 'auto' },
          '& .end': { textAlign: 'right' },
          '& td.end': { whiteSpace: 'nowrap' },
        }}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column.field} className={column.align}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              {columns.map((column) => (
                <td key={column.field} className={column.align}>
                  {column.render?.(item) ?? column.text(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}
