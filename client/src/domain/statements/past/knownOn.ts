import { useSearchParams } from 'react-router-dom';

/** The parameter that opens a statement as it was known on a day: `?noto=2025-10-03`. */
export const knownOnParameter = 'noto';

/** The past day in a statement's address; undefined: as it is known now. */
export function useKnownOn(): string | undefined {
  return useSearchParams()[0].get(knownOnParameter) ?? undefined;
}

/** The query that opens a statement as it was known on a day. */
export const knownOnQuery = (day: string) => `?${new URLSearchParams({ [knownOnParameter]: day }).toString()}`;
