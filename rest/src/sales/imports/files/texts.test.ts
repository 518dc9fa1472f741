import { describe, expect, test } from '@jest/globals';
import { importReasons } from '@gdd/schema/imports';
import { importReasonTexts } from '@gdd/schema/importTexts';
import { reasonSentence } from './texts.js';

describe('a reason in Italian', () => {
  test.each(importReasons)('%s is one or two whole sentences, with what the case adds', (reason) => {
    const { text, detail = '' } = importReasonTexts[reason];
    const names = [...(text + detail).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const sentence = reasonSentence({
      reason,
      parameters: Object.fromEntries(names.map((name) => [name, `<${name}>`])),
    });
    expect(sentence).not.toMatch(/[{}]/);
    for (const name of names) expect(sentence).toContain(`<${name}>`);
    if (reason !== 'written') expect(sentence).toMatch(/^[A-ZÈ].*[.-]$/);
  });

  test('writes days as Italy does', () => {
    const parameters = { from: '2000-01-01', to: '2026-12-31' };
    expect(reasonSentence({ reason: 'dateOutOfRange', parameters })).toBe(
      'Data fuori dai limiti. Ammesse le date dal 01/01/2000 al 31/12/2026.',
    );
  });

  test('of an earlier version is what that one wrote', () => {
    expect(reasonSentence({ reason: 'written', parameters: { text: 'Campo obbligatorio.' } })).toBe(
      'Campo obbligatorio.',
    );
  });
});
