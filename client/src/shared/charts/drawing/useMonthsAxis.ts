import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFormat } from '../../i18n/useFormat';

/** The axis of months, from left to right: short names below it, long ones in tooltips. */
export function useMonthsAxis(months: readonly { readonly month: string }[]) {
  const format = useFormat();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return {
    id: 'months',
    scaleType: 'band' as const,
    data: months.map(({ month }) => month),
    categoryGapRatio: 0.35,
    height: 24,
    tickLabelInterval: () => true,
    valueFormatter: (month: string, { location }: { readonly location: string }) =>
      location === 'tick'
        ? format.month(month, { month: isPhone ? 'narrow' : 'short' })
        : format.month(month, { month: 'long' }),
  };
}
