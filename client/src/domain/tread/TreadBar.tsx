import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTexts } from '../../shared/i18n/useTexts';
import { useFormat } from '../../shared/i18n/useFormat';
import { bandEnd, progressTexts } from './progressTexts';
import { labelsOf, shift } from './scale';
import { thresholdsOf, type Threshold } from './thresholds';
import { TreadBand } from './TreadBand';

export interface TreadBarProps {
  /** Tyres. */
  readonly purchased: number;
  /** Tyres, at least 1. */
  readonly goal: number;
  /** Percentages of the goal, exact decimals. */
  readonly tiers: readonly { readonly from: string }[];
  /** The percentage of the goal from which the prize can be spent. */
  readonly unlockAt?: string;
  /** The campaign is closed: nothing more can be reached. */
  readonly isClosed?: boolean;
  /** Only the band, for a table's cell; its accessible text has the rest. */
  readonly compact?: boolean;
}

/** Progress towards a goal: the band with a notch at each threshold, and the next one as text. */
export function TreadBar({ purchased, goal, tiers, unlockAt, isClosed = false, compact = false }: TreadBarProps) {
  const { intl, say, format } = useTexts('tread');
  const thresholds = useMemo(
    () => thresholdsOf({ goal, tiers, ...(unlockAt !== undefined && { unlockAt }) }),
    [goal, tiers, unlockAt],
  );
  const texts = progressTexts(
    { purchased, goal, thresholds, isClosed },
    { ...format, say: (id, values) => intl.formatMessage({ id }, values) },
  );
  const end = bandEnd({ purchased, goal, thresholds });
  const band = (
    <TreadBand
      label={say('label')}
      text={`${texts.progress}: ${texts.next}`}
      value={purchased}
      end={end}
      notches={thresholds.map(({ tires, kind }) => ({ at: tires, main: kind === 'goal' }))}
      compact={compact}
    />
  );
  if (compact) return band;
  return (
    <Box>
      {band}
      <Scale thresholds={thresholds} end={end} />
      {/* Hidden from screen readers, to which the band reads the same text. */}
      <Box
        aria-hidden
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, typography: 'table' }}
      >
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {texts.progress}
        </Box>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {texts.next}
        </Box>
      </Box>
    </Box>
  );
}

/** The percentages below their notches, in two alternating rows where the band is too narrow for one. */
function Scale({ thresholds, end }: { thresholds: readonly Threshold[]; end: number }) {
  const format = useFormat();
  const labels = labelsOf(thresholds, end);
  const twoRows = Math.max(
    1,
    ...labels.slice(1).map(({ position }, index) => widthFor(position, [labels[index]?.position ?? 0])),
  );
  const narrow = `@container (max-width: ${twoRows - 1}px)`;
  return (
    <Box aria-hidden sx={{ containerType: 'inline-size', typography: 'caption', color: 'text.secondary' }}>
      <Box sx={{ position: 'relative', height: rowHeight + 2, [narrow]: { height: 2 * rowHeight + 2 } }}>
        {labels.map(({ tires, percent, kind, position, row }, index) => {
          // The labels in the same row that take precedence: the goal, and those before this one.
          const others = labels
            .filter((other, place) => other.row === row && (place < index || other.kind === 'goal') && place !== index)
            .map((other) => other.position);
          return (
            <Box
              key={tires}
              component="span"
              sx={{
                position: 'absolute',
                whiteSpace: 'nowrap',
                fontWeight: kind === 'goal' ? 650 : 400,
                [narrow]: { top: row * rowHeight },
                ...(kind !== 'goal' && {
                  [`@container (max-width: ${widthFor(position, others) - 1}px)`]: { display: 'none' },
                }),
              }}
              style={{ left: `${100 * position}%`, transform: `translateX(-${shift(position)}%)` }}
            >
              {format.percent(percent)}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** Pixels of a row of labels. */
const rowHeight = 16;

/** Pixels of the widest label, with spacing. */
const labelWidth = 40;

/**
 * The width of the band from which a label does not overlap those that take precedence.
 *
 * @param position the label's notch, as a share of the band; likewise those of the others
 * @returns pixels
 */
function widthFor(position: number, others: readonly number[]): number {
  // Labels that are shifted inwards at the band's ends come closer to their neighbours.
  const inwards = (place: number) => Math.abs(shift(place) - 50) / 100;
  const widths = others.map(
    (other) => (labelWidth * (1 + inwards(position) + inwards(other))) / Math.abs(other - position),
  );
  return Math.ceil(Math.max(1, ...widths));
}
