import Box from '@mui/material/Box';
import type { CampaignType } from '../../shared/apollo/schema.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import { useIncentiveTexts, type FactorBoostDetail, type IncentiveDetail } from './useIncentiveTexts';

interface DrawnBannerProps {
  readonly campaign: {
    readonly title: string;
    readonly type: CampaignType;
    readonly incentiveDetail: IncentiveDetail;
    readonly factorBoostDetail: FactorBoostDetail;
  };
}

/** Boosts shown at most; the table below the banner has all. */
const mostBoosts = 3;

/** With more tiers there is no room for their rates. */
const mostRates = 6;

/**
 * The banner of a campaign without a picture of its own: its title, its boosts, and its tiers as rising tread blocks.
 * It scales with its width, as a picture does; the table below has the same content as text.
 */
export function DrawnBanner({ campaign }: DrawnBannerProps) {
  const { say } = useTexts('incentives');
  const texts = useIncentiveTexts();
  const { title, type, incentiveDetail, factorBoostDetail } = campaign;
  const { tiers } = incentiveDetail;
  const best = tiers.reduce((most, { rate }) => (Number(rate) > Number(most) ? rate : most), '0');
  return (
    <Box
      role="img"
      aria-label={say('banner', { title, tiers: tiers.length, rate: texts.rate(best) })}
      sx={{ height: '100%', containerType: 'inline-size', bgcolor: 'rubber.main', color: 'rubber.text' }}
    >
      <Box
        sx={{
          height: '100%',
          display: 'flex',
          borderLeft: '0.8cqw solid',
          borderColor: 'accent.main',
          // Diagonal tread grooves behind the title.
          backgroundImage: ({ vars: { palette } }) =>
            `repeating-linear-gradient(114deg, transparent 0 5cqw, ${palette.rubber.groove} 5cqw 5.6cqw)`,
        }}
      >
        <Box
          sx={{
            flex: '1 1 52%',
            minWidth: 0,
            p: '3cqw',
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'center',
          }}
        >
          <Box sx={{ fontSize: '2cqw', fontWeight: 600, color: 'accent.main' }}>{say(`type.${type}`)}</Box>
          <Box
            sx={{
              fontSize: title.length > 40 ? '3.2cqw' : '4.4cqw',
              lineHeight: 1.15,
              fontWeight: 700,
              overflowWrap: 'anywhere',
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 3,
              overflow: 'hidden',
            }}
          >
            {title}
          </Box>
          <Boosts boosts={factorBoostDetail.boosts} />
        </Box>
        <Steps tiers={tiers} best={Number(best)} />
      </Box>
    </Box>
  );
}

function Boosts({ boosts }: { boosts: FactorBoostDetail['boosts'] }) {
  const texts = useIncentiveTexts();
  if (boosts.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0.8cqw',
        mt: '1.6cqw',
        fontSize: '1.6cqw',
        maxHeight: '8cqw',
        overflow: 'hidden',
      }}
    >
      {boosts.slice(0, mostBoosts).map(({ label, factor }, index) => (
        <Box key={index} sx={{ px: '1cqw', py: '0.3cqw', borderRadius: '0.5cqw', bgcolor: 'rubber.raised' }}>
          <Box component="span" sx={{ fontWeight: 700, color: 'accent.main' }}>
            {texts.factor(factor)}
          </Box>{' '}
          {label}
        </Box>
      ))}
    </Box>
  );
}

interface StepsProps {
  readonly tiers: IncentiveDetail['tiers'];
  /** The highest rate. */
  readonly best: number;
}

/** One block for each tier, as high as its rate, the last one in amber. */
function Steps({ tiers, best }: StepsProps) {
  const texts = useIncentiveTexts();
  return (
    <Box
      sx={{ flex: '1 1 48%', minWidth: 0, display: 'flex', alignItems: 'flex-end', gap: '0.8cqw', p: '3cqw', pl: 0 }}
    >
      {tiers.map(({ from, rate }, index) => {
        const isLast = index === tiers.length - 1;
        return (
          <Box
            key={from}
            sx={{
              flex: 1,
              minWidth: 0,
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'flex-start',
              alignItems: 'center',
              pt: '0.8cqw',
              overflow: 'hidden',
              fontSize: '1.8cqw',
              fontWeight: 700,
              whiteSpace: 'nowrap',
              fontVariantNumeric: 'tabular-nums',
              bgcolor: isLast ? 'accent.main' : 'rubber.raised',
              color: isLast ? 'accent.contrastText' : 'rubber.text',
              clipPath: 'polygon(0 1.4cqw, 50% 0, 100% 1.4cqw, 100% 100%, 0 100%)',
            }}
            style={{ height: `${best === 0 ? 100 : Math.max(24, (Number(rate) / best) * 100)}%` }}
          >
            {tiers.length <= mostRates && <Box sx={{ mt: '1.2cqw' }}>{texts.rate(rate)}</Box>}
          </Box>
        );
      })}
    </Box>
  );
}
