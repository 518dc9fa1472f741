import type { GivenCode } from '@gdd/schema/settlements';
import { exchangeCodes } from '../../../ground/domain/settlement/exchangeChecks/checkFile.js';

const meanings = new Map(exchangeCodes.map(({ code, meaning }) => [code, meaning]));

/** A code of a rejection with its meaning: as the receipt describes it, otherwise as it is published. */
export const codeView = ({ code, description }: GivenCode) => ({
  code,
  meaning: description ?? meanings.get(code) ?? null,
});
