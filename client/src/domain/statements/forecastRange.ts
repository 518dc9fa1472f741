import type { useFormat } from '../../shared/i18n/useFormat';

interface Forecast {
  readonly low: number;
  readonly high: number;
  readonly prizeLow: string;
  readonly prizeHigh: string;
}

/** The ends of a forecast as the values of a message; a range whose ends are equal is not written: its choice is `one`. */
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
