import { useTheme } from '@mui/material/styles';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../i18n/useFormat';

type Months = readonly { readonly month: string; readonly tires: number; readonly tiresBefore: number }[];

interface SparklineProps {
  readonly months: Months;
  /** The months as text, for screen readers (`useMonthsText`). */
  readonly text: string;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** The months of a row as small bars, those of the year before as a line. */
export function Sparkline({ months, text, width = 104, height = 26 }: SparklineProps) {
  const [now, before] = useTheme().vars.palette.charts;
  const values = months.flatMap(({ tires, tiresBefore }) => [tires, tiresBefore]);
  const top = Math.max(1, ...values);
  const bottom = Math.min(0, ...values);
  const y = (value: number) => ((top - value) / (top - bottom)) * (height - 2) + 1;
  const step = width / Math.max(1, months.length);
  const line = months.map(({ tiresBefore }, index) => `${(index + 0.5) * step},${y(tiresBefore)}`).join(' ');
  return (
    <svg role="img" aria-label={text} width={width} height={height} style={{ verticalAlign: 'middle' }}>
      {months.map(({ month, tires }, index) => (
        <rect
          key={month}
          x={index * step + 1}
          width={Math.max(1, step - 2)}
          y={Math.min(y(tires), y(0))}
          height={Math.abs(y(tires) - y(0))}
          fill={now}
        />
      ))}
      <polyline points={line} fill="none" stroke={before} strokeWidth={1.5} />
    </svg>
  );
}

/** Months as text, each with the same month of the year before. */
export function useMonthsText(): (months: Months) => string {
  const intl = useIntl();
  const format = useFormat();
  return useCallback(
    (months) =>
      intl.formatMessage(
        { id: 'charts.trend.text' },
        {
          months: months
            .map(
              ({ month, tires, tiresBefore }) =>
                `${format.month(month, { month: 'long' })} ${format.number(tires)} (${format.number(tiresBefore)})`,
            )
            .join(', '),
        },
      ),
    [intl, format],
  );
}
