import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { BudgetTag } from '../../domain/budgets/BudgetTag';
import { AcceptCampaign } from '../../domain/campaigns/AcceptCampaign';
import { TreadBand } from '../../domain/tread/TreadBand';
import { sumOf } from '../../shared/charts/data/figures';
import { useTexts } from '../../shared/i18n/useTexts';
import type { Widget_WidgetFragment, WidgetItem_ItemFragment } from './Dashboard.generated';
import { itemLink } from './itemLink';
import { useItemTexts } from './useItemTexts';

type Key = Widget_WidgetFragment['key'];

interface WidgetItemsProps {
  readonly widget: Widget_WidgetFragment;
  /** The accessible name of the list. */
  readonly label: string;
  /** Whether they are cached items, which may be outdated: actions are hidden. */
  readonly isLastSeen: boolean;
}

/** The first items behind a number, each with a link. */
export function WidgetItems({ widget, label, isLastSeen }: WidgetItemsProps) {
  const { key: widgetKey, items } = widget;
  if (items.length === 0) return null;
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <Item key={`${item.id}-${item.campaign?.id}-${item.label}`} widgetKey={widgetKey} item={item}>
          {widgetKey === 'TO_ACCEPT' && !isLastSeen && <Accept item={item} />}
          {item.budgetUse && <BudgetTag use={item.budgetUse} />}
        </Item>
      ))}
      {widgetKey === 'EXPENDABLE' && <Others widget={widget} />}
    </Box>
  );
}

/** One line for the remaining campaigns with their sum, so that the items add up to the widget's number. */
function Others({ widget: { value, whole, items } }: Pick<WidgetItemsProps, 'widget'>) {
  const { say, format } = useTexts('home.EXPENDABLE');
  const count = (whole ?? 0) - items.length;
  if (value === null || count <= 0) return null;
  const rest = sumOf([value, ...items.map((item) => `-${item.value ?? 0}`)]);
  const name = say('others', { count, number: format.number(count) });
  return (
    <ItemLine>
      <NameAndValue name={name} value={format.euro(rest)} />
    </ItemLine>
  );
}

/** The button that accepts a campaign, if it waits for it. */
function Accept({ item: { id, label: title, startsOn, day: endsOn, whole } }: Pick<ItemProps, 'item'>) {
  if (id === null || startsOn === null || endsOn === null || whole === null) return null;
  return (
    <Box sx={{ mt: 1, displayPrint: 'none' }}>
      <AcceptCampaign
        campaign={{ id, title, startsOn, endsOn }}
        goalThreshold={whole}
        variant="outlined"
        refetchQueries={['HomeDashboard']}
      />
    </Box>
  );
}

interface ItemProps {
  readonly widgetKey: Key;
  readonly item: WidgetItem_ItemFragment;
  /** Shown below the item. */
  readonly children: ReactNode;
}

function Item({ widgetKey, item, children }: ItemProps) {
  const { name, value, details, band } = useItemTexts(widgetKey, item);
  const to = itemLink(widgetKey, item);
  return (
    <ItemLine>
      <NameAndValue
        name={
          to === undefined ? (
            name
          ) : (
            <Link component={RouterLink} to={to} sx={{ display: 'inline-block', py: { xs: 0.75, md: 0 } }}>
              {name}
            </Link>
          )
        }
        value={value}
      />
      {band !== undefined && (
        <Box sx={{ my: 0.75 }}>
          <TreadBand {...band} compact />
        </Box>
      )}
      {details.map((detail, index) => (
        <Typography key={index} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      ))}
      {children}
    </ItemLine>
  );
}

function ItemLine({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      {children}
    </Box>
  );
}

function NameAndValue({ name, value }: { readonly name: ReactNode; readonly value: string | undefined }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
      <Typography sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
      {value !== undefined && (
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
          {value}
        </Typography>
      )}
    </Box>
  );
}
