import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { sumOf } from '../../shared/charts/data/figures';
import { hatchFill } from '../../shared/charts/drawing/Hatch';
import { SeriesPattern } from '../../shared/charts/drawing/SeriesPattern';
import { useTexts } from '../../shared/i18n/useTexts';
import { Surface } from '../../shared/page/Surface';
import { PrizesExport } from './PrizesExport';
import {
  isZero,
  listAnchor,
  listOf,
  prizeParts,
  prizeSources,
  wordsOf,
  type PrizeFlow,
  type PrizeWord,
} from './prizeParts';

const barWidth = 1000;

/** What a dealer's prizes are made of and what became of them: one bar, and the amounts that add up to it. */
export function PrizeFlowChart({ flow, dealerId }: { readonly flow: PrizeFlow; readonly dealerId: string }) {
  const { intl, say, format } = useTexts('rewards.flow');
  const sources = wordsOf(flow, prizeSources);
  const total = format.euro(sumOf(prizeSources.map((word) => flow[word])));
  const sentence = sources.map((word) => say(`source.${word}`, { amount: format.euro(flow[word]) }));
  return (
    <Surface title={say('title')} actions={<PrizesExport dealerId={dealerId} />}>
      <Typography sx={{ mb: 1.5 }}>
        {sources.length > 1
          ? say('sum', { sources: intl.formatList(sentence, { type: 'unit' }), total })
          : say('one', { total })}{' '}
        {say('withoutTax')}
      </Typography>
      <Band flow={flow} />
      <Box component="dl" sx={{ m: 0, mt: 1.5, maxWidth: 560 }}>
        {wordsOf(flow, prizeParts).map((word) => (
          <Part key={word} word={word} amount={format.euro(flow[word])} />
        ))}
        {!isZero(flow.debt) && <Part word="debt" amount={format.euro(`-${flow.debt}`)} />}
        <Row label={say('total')} amount={total} isTotal />
      </Box>
    </Surface>
  );
}

/** The parts side by side; the list below reads the same to a screen reader. */
function Band({ flow }: { readonly flow: PrizeFlow }) {
  const id = useId();
  const parts = prizeParts.map((word) => Math.max(Number(flow[word]), 0));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return null;
  const starts = parts.map((_part, place) => parts.slice(0, place).reduce((sum, part) => sum + part, 0));
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${barWidth} 28`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height: 28, borderRadius: 1, overflow: 'hidden' }}
    >
      {parts.map((part, place) => (
        <g key={prizeParts[place]}>
          <SeriesPattern id={`${id}${place}`} index={place} />
          <rect
            x={(barWidth * (starts[place] ?? 0)) / whole}
            width={(barWidth * part) / whole}
            height={28}
            fill={hatchFill(`${id}${place}`)}
          />
        </g>
      ))}
    </Box>
  );
}

function Part({ word, amount }: { readonly word: PrizeWord; readonly amount: string }) {
  const id = useId();
  const place = (prizeParts as readonly PrizeWord[]).indexOf(word);
  return (
    <Row
      label={<ListLink word={word} />}
      amount={amount}
      mark={
        place >= 0 && (
          <svg width={16} height={12} aria-hidden>
            <SeriesPattern id={id} index={place} />
            <rect width={16} height={12} fill={hatchFill(id)} />
          </svg>
        )
      }
    />
  );
}

/** A word of the bar, which leads to the list that it consists of, on the same page. */
function ListLink({ word }: { readonly word: PrizeWord }) {
  const { say } = useTexts('rewards.flow');
  const anchor = listAnchor(listOf[word]);
  return (
    <Link
      href={`#${anchor}`}
      onClick={(event) => {
        // no other address: going back leaves the page
        event.preventDefault();
        document.getElementById(anchor)?.focus();
      }}
    >
      {say(word)}
    </Link>
  );
}

interface RowProps {
  readonly label: ReactNode;
  readonly amount: string;
  readonly mark?: ReactNode;
  readonly isTotal?: boolean;
}

function Row({ label, amount, mark, isTotal = false }: RowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'baseline',
        py: 0.5,
        ...(isTotal && { borderTop: 1, borderColor: 'divider', fontWeight: 600 }),
      }}
    >
      <Box component="dt" sx={{ flex: '1 1 auto', minWidth: 0, display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Box component="span" sx={{ flex: '0 0 16px' }}>
          {mark}
        </Box>
        <span>{label}</span>
      </Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {amount}
      </Box>
    </Box>
  );
}
