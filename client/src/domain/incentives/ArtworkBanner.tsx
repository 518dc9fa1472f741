import Box from '@mui/material/Box';
import { useTexts } from '../../shared/i18n/useTexts';
import { artworkName, type Artwork } from './artworkTable';

/** A campaign's picture, loaded when it is displayed. */
export function ArtworkBanner({ artwork }: { artwork: Artwork }) {
  const { say } = useTexts('incentives');
  return (
    <Box
      component="img"
      src={new URL(`./artwork/${artworkName(artwork)}.svg`, import.meta.url).href}
      alt={say('artwork', {
        period: say(`artwork.${artwork.period}`),
        year: String(artwork.year),
        tier: say(`tier.${artwork.tier}`),
      })}
      width={960}
      height={320}
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
    />
  );
}
