import { describe, expect, test } from '@jest/globals';
import { nearestName } from './nearestName.js';

const known = ['Aquila', 'Lupo', 'Volpe', 'Falco', 'Orso'];

describe('the nearest known name', () => {
  test.each([
    ['Lu po', 'Lupo'],
    ['LUPO.', 'Lupo'],
    ['Lupp', 'Lupo'],
    ['Aqiula', 'Aquila'],
    ['Fàlko', 'Falco'],
  ])('of %j is %j', (name, nearest) => {
    expect(nearestName(name, known)).toBe(nearest);
  });

  test.each(['Cervo', 'X', '', 'Lince', 'Aquilone reale'])('of %j is none', (name) => {
    expect(nearestName(name, known)).toBeUndefined();
  });

  test('is the nearer of two', () => {
    expect(nearestName('Orsa', ['Corsa', 'Orso', 'Orsa Maggiore'])).toBe('Corsa');
    expect(nearestName('Orso', ['Corso', 'orso'])).toBe('orso');
  });
});
