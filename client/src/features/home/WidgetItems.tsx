import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { TreadBand } from '../../domain/tread/TreadBand';
import type { Widget_WidgetFragment, WidgetItem_ItemFragment } from './Dashboard.generated';
import { itemLink } from './itemLink';
import { useItemWords } from './useItemWords';

type Key = Widget_WidgetFragment['key'];

interface WidgetItemsProps {
  readonly widgetKey: Key;
  readonly items: readonly WidgetItem_ItemFragment[];
  /** The name of the list. */
  readonly label: string;
}

/** The first of what stands behind a number, each with the way to it. */
export function WidgetItems({ widgetKey, items, label }: WidgetItemsProps) {
  if (items.length === 0) return null;
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <Item key={`${item.id}-${item.campaign?.id}-${item.label}`} widgetKey={widgetKey} item={item} />
      ))}
    </Box>
  );
}

function Item({ widgetKey, item }: { readonly widgetKey: Key; readonly item: WidgetItem_ItemFragment }) {
  const { name, value, details, band } = useItemWords(widgetKey, item);
  const to = itemLink(widgetKey, item);
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {to === undefined ? (
            name
          ) : (
            <Link component={RouterLink} to={to} sx={{ display: 'inline-block', py: { xs: 0.75, md: 0 } }}>
              {name}
            </Link>
          )}
        </Typography>
        {value !== undefined && (
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
            {value}
          </Typography>
        )}
      </Box>
      {band !== undefined && (
        <Box sx={{ my: 0.75 }}>
          <TreadBand {...band} compact />
        </Box>
      )}
      {details.map((detail) => (
        <Typography key={detail} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      ))}
    </Box>
  );
}
