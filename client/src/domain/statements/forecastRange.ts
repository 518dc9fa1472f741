import type { useFormat } from '../../shared/i18n/useFormat';

interface Forecast {
  readonly low: number;
  readonly high: number;
  readonly prizeLow: string;
  readonly prizeHigh: string;
}

/** The bounds of a forecast as values of a message; for equal bounds its variant `one` is chosen. */
export function forecastRange({ low, high, prizeLow, prizeHigh }: Forecast, format: ReturnType<typeof useFormat>) {
  return {
    low: format.number(low),
    high: format.number(high),
    ends: low === high ? 'one' : 'range',
    prizeLow: format.euro(prizeLow),
    prizeHigh: format.euro(prizeHigh),
    prizes: prizeLow === prizeHigh ? 'one' : 'range',
  };
}
