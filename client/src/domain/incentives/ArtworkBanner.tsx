import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { artworkName, type Artwork } from './artworkTable';

/** A campaign's picture, loaded when it is displayed. */
export function ArtworkBanner({ artwork }: { artwork: Artwork }) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `incentives.${id}` });
  return (
    <Box
      component="img"
      src={new URL(`./artwork/${artworkName(artwork)}.svg`, import.meta.url).href}
      alt={intl.formatMessage(
        { id: 'incentives.artwork' },
        { period: say(`artwork.${artwork.period}`), year: String(artwork.year), tier: say(`tier.${artwork.tier}`) },
      )}
      width={960}
      height={320}
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
    />
  );
}
