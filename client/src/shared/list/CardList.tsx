import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fragment, memo, useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { CopyableText } from './CopyableText';
import type { ListColumn, RowDescription } from './ListColumn';
import { RowMenu } from './RowMenu';
import type { Selection } from './useSelection';

interface CardListProps<Row, Column extends string> {
  readonly label: string;
  readonly columns: readonly ListColumn<Row, Column>[];
  readonly row: RowDescription<Row>;
  readonly rows: readonly Row[];
  readonly selection: Selection | undefined;
}

/** The rows as cards, where the page is too narrow for a grid; drawn again for other rows alone, as the grid is. */
export const CardList = memo(Cards) as typeof Cards;

function Cards<Row extends { readonly id: string }, Column extends string>(props: CardListProps<Row, Column>) {
  const { label, columns, row, rows, selection } = props;
  return (
    <>
      {selection !== undefined && <PageChoice rows={rows} row={row} selection={selection} />}
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map((item) => (
          <Card key={item.id} item={item} columns={columns} row={row} selection={selection} />
        ))}
      </Box>
    </>
  );
}

interface PageChoiceProps<Row> {
  readonly rows: readonly Row[];
  readonly row: RowDescription<Row>;
  readonly selection: Selection;
}

function PageChoice<Row extends { readonly id: string }>({ rows, row, selection }: PageChoiceProps<Row>) {
  const chosen = rows.filter(({ id }) => selection.chosen.has(id)).length;
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={chosen === rows.length}
          indeterminate={chosen > 0 && chosen < rows.length}
          onChange={(_event, isChosen) =>
            selection.setAll(
              rows.map((item) => ({ id: item.id, label: row.labelOf(item) })),
              isChosen,
            )
          }
        />
      }
      label={<FormattedMessage id="list.selectPage" />}
      sx={{ ml: 0.75, mb: 0.5 }}
    />
  );
}

interface CardTitleProps {
  readonly id: string;
  readonly href: string | undefined;
  readonly children: ReactNode;
}

/** What the row is called; the whole card opens it, and what else can be pressed lies above that. */
function CardTitle({ id, href, children }: CardTitleProps) {
  const style = { fontWeight: 650, overflowWrap: 'anywhere' } as const;
  if (href === undefined) {
    return (
      <Box id={id} component="span" sx={style}>
        {children}
      </Box>
    );
  }
  return (
    <Link
      id={id}
      component={RouterLink}
      to={href}
      underline="none"
      sx={{ ...style, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
    >
      {children}
    </Link>
  );
}

interface CardProps<Row, Column extends string> {
  readonly item: Row;
  readonly columns: readonly ListColumn<Row, Column>[];
  readonly row: RowDescription<Row>;
  readonly selection: Selection | undefined;
}

function Card<Row extends { readonly id: string }, Column extends string>(props: CardProps<Row, Column>) {
  const { item, columns, row, selection } = props;
  const intl = useIntl();
  const titleId = useId();
  const name = row.labelOf(item);
  const { actionsOf } = row;
  const at = (place: ListColumn<Row, Column>['card']) => columns.filter(({ card }) => card === place);
  const draw = (column: ListColumn<Row, Column>) => column.render?.(item) ?? column.text(item);
  const drawFact = (column: ListColumn<Row, Column>) =>
    column.copied === undefined ? draw(column) : <CopyableText column={column} item={item} name={name} />;
  const isChosen = selection?.chosen.has(item.id) ?? false;

  return (
    <Paper
      component="li"
      aria-labelledby={titleId}
      sx={{ position: 'relative', p: 2, ...(isChosen && { bgcolor: 'tint.primary', borderColor: 'primary.main' }) }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        {selection !== undefined && (
          <Checkbox
            checked={isChosen}
            onChange={() => selection.toggle({ id: item.id, label: name })}
            slotProps={{ input: { 'aria-label': intl.formatMessage({ id: 'list.selectRow' }, { name }) } }}
            sx={{ m: -1.25, mr: 0, zIndex: 1 }}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {at('title').map((column) => (
            <CardTitle key={column.field} id={titleId} href={row.hrefOf(item)}>
              {draw(column)}
            </CardTitle>
          ))}
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {at('line')
              .map((column) => column.text(item))
              .join(' · ')}
          </Typography>
        </Box>
        {actionsOf !== undefined && actionsOf(item).length > 0 && (
          <Box sx={{ position: 'relative', zIndex: 1, m: -1 }}>
            <RowMenu name={name} item={item} actionsOf={actionsOf} />
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.25 }}>
        {at('badge').map((column) => (
          <Fragment key={column.field}>{draw(column)}</Fragment>
        ))}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
          mt: 1.25,
          mb: 0,
          typography: 'table',
        }}
      >
        {at('fact').map((column) => (
          <Fragment key={column.field}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {column.label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {drawFact(column)}
            </Box>
          </Fragment>
        ))}
      </Box>
    </Paper>
  );
}
