import type { ExchangeAdvice } from '@gdd/schema/settlements';

/** A code with which the exchange system rejects a file. */
export interface ExchangeCode {
  readonly code: string;
  /** The numbers of the elements in the format: `1.1.4` is CodiceDestinatario. */
  readonly fields: readonly string[];
  /**
   * What a check needs: the file alone, or the exchange system, which knows registers, channels and earlier files. Of a
   * number that the file shows, it also knows whether it is registered.
   */
  readonly shownBy: 'file' | 'exchangeSystem';
  readonly advice: ExchangeAdvice;
  readonly meaning: string;
}
