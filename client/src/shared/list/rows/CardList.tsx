import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fragment, memo, useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FactList } from '../../page/Facts';
import { parts } from '../../page/partStyles';
import type { ListColumn, RowDescription } from '../columns/ListColumn';
import type { Selection } from '../selection/useSelection';
import { CellValue } from './CellValue';
import { RowLink } from './RowLink';
import { RowMenu } from './RowMenu';

interface CardListProps<Row, Column extends string> {
  readonly label: string;
  readonly columns: readonly ListColumn<Row, Column>[];
  readonly row: RowDescription<Row>;
  readonly rows: readonly Row[];
  /** Opens the page of a row. */
  readonly onOpen: (href: string) => void;
  readonly selection: Selection | undefined;
}

/** The rows as cards, where the page is too narrow for a grid; memoised, as the grid is. */
export const CardList = memo(Cards) as typeof Cards;

function Cards<Row extends { readonly id: string }, Column extends string>(props: CardListProps<Row, Column>) {
  const { label, columns, row, rows, onOpen, selection } = props;
  return (
    <>
      {selection !== undefined && <PageChoice rows={rows} row={row} selection={selection} />}
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map((item) => (
          <Card key={item.id} item={item} columns={columns} row={row} onOpen={onOpen} selection={selection} />
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
  readonly onOpen: (href: string) => void;
  readonly children: ReactNode;
}

/** The row's name, as a link that covers the whole card; the other controls are layered above it. */
function CardTitle({ id, href, onOpen, children }: CardTitleProps) {
  if (href === undefined) {
    return (
      <span id={id} className={parts.cardTitle}>
        {children}
      </span>
    );
  }
  return (
    <RowLink id={id} href={href} onOpen={onOpen} className={`${parts.rowLink} ${parts.cardTitle}`}>
      {children}
    </RowLink>
  );
}

interface CardProps<Row, Column extends string> {
  readonly item: Row;
  readonly columns: readonly ListColumn<Row, Column>[];
  readonly row: RowDescription<Row>;
  readonly onOpen: (href: string) => void;
  readonly selection: Selection | undefined;
}

function Card<Row extends { readonly id: string }, Column extends string>(props: CardProps<Row, Column>) {
  const { item, columns, row, onOpen, selection } = props;
  const intl = useIntl();
  const titleId = useId();
  const name = row.labelOf(item);
  const { actionsOf } = row;
  const at = (place: ListColumn<Row, Column>['card']) => columns.filter(({ card }) => card === place);
  const draw = (column: ListColumn<Row, Column>) => column.render?.(item) ?? column.text(item);
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
            <CardTitle key={column.field} id={titleId} href={row.hrefOf(item)} onOpen={onOpen}>
              {draw(column)}
            </CardTitle>
          ))}
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {at('line')
              .map((column) => column.text(item))
              .join(' · ')}
          </Typography>
        </Box>
        {at('contact').map((column) => (
          <Box key={column.field} sx={{ position: 'relative', zIndex: 1, m: -1 }}>
            {column.render?.(item)}
          </Box>
        ))}
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
      {at('band').map((column) => (
        <Box key={column.field} sx={{ mt: 1.25 }}>
          {column.render?.(item)}
        </Box>
      ))}
      <FactList
        facts={at('fact').map((column) => ({
          label: column.label,
          explanation: column.explanation,
          value: <CellValue column={column} item={item} name={name} />,
        }))}
        sx={{
          // run-in, as a sentence is: one below the other they would be a stack of labels
          display: 'block',
          mt: 1.25,
          typography: 'table',
          '& > *': { display: 'inline' },
          // a line ends between two facts, not within a name or an amount
          '& > dt': { whiteSpace: 'nowrap' },
          // above the link that covers the card
          '& > dt button': { position: 'relative', zIndex: 1 },
          '& > dd::after': { content: '" "' },
          '& > dd': { ml: 0.75, mr: 2, fontWeight: 550 },
        }}
      />
    </Paper>
  );
}
