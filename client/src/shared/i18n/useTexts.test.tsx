import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { expectConsole } from '../test/consoleWatch';
import { InEnglish, InItalian } from '../test/InItalian';
import { useTexts } from './useTexts';

test.each([
  ['the message of the part', 'dealers', 'tires', 'Pneumatici da inizio anno'],
  ['the shared label, where the part has none', 'imports', 'tires', 'Pneumatici'],
  ['the shared label of the last name', 'campaigns', 'dealer.region', 'Regione'],
])('a text is %s', (_which, part, name, text) => {
  const { result } = renderHook(() => useTexts(part), { wrapper: InItalian });
  expect(result.current.say(name)).toBe(text);
});

test('a shared label is in the language of the page', () => {
  const { result } = renderHook(() => useTexts('imports'), { wrapper: InEnglish });
  expect(result.current.say('tires')).toBe('Tyres');
});

test('a text that nobody has is a fault that names the part', () => {
  expectConsole(/Missing message: "imports.nobodysText"/);
  const { result } = renderHook(() => useTexts('imports'), { wrapper: InItalian });
  expect(result.current.say('nobodysText')).toBe('imports.nobodysText');
});
