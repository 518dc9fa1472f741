/** The checks of the exchange system that a file alone shows, run before the file leaves (docs/domain/settlement.md). */
import type { ExchangeAdvice } from '@gdd/schema/settlements';
import { amountRules } from './amounts.js';
import { documentRules } from './document.js';
import type { ExchangeCode } from './exchangeCode.js';
import type { ExchangeFile, Finding, Rule } from './exchangeFile.js';
import { laterCodes } from './laterCodes.js';
import { partyRules } from './parties.js';
import { publishedCodes } from './publishedCodes.js';

type FileCode = Extract<(typeof publishedCodes | typeof laterCodes)[number], { readonly shownBy: 'file' }>['code'];

/** A check for each code that a file alone shows. */
export const rules: Readonly<Record<FileCode, Rule>> = { ...partyRules, ...documentRules, ...amountRules };

/** All codes of the exchange system, in their order. */
export const exchangeCodes: readonly ExchangeCode[] = [...publishedCodes, ...laterCodes].toSorted((one, other) =>
  one.code < other.code ? -1 : 1,
);

/** What the exchange system would reject, and what to do about it. */
export interface ExchangeProblem extends Finding {
  readonly code: string;
  readonly advice: ExchangeAdvice;
}

/** The problems of a file, in the order of their codes; empty if it passes all checks that a file alone shows. */
export function checkFile(file: ExchangeFile): readonly ExchangeProblem[] {
  const checks: Readonly<Record<string, Rule>> = rules;
  return exchangeCodes.flatMap(({ code, advice }) =>
    (checks[code]?.(file) ?? []).map((finding) => ({ code, advice, ...finding })),
  );
}
