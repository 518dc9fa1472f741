import { expect, test } from '@jest/globals';
import { readPastedGoals, withCodes } from './pastedGoals';

const rows = [
  { dealerId: '6', code: 'DE00006' },
  { dealerId: '7', code: 'DE00007' },
];
const both = {
  goals: [
    { dealer: 'DE00006', goal: '15' },
    { dealer: 'DE00007', goal: '20' },
  ],
};

test.each([
  ['a spreadsheet', 'DE00006\t15\nDE00007\t20'],
  ['an Italian CSV', 'DE00006;15\r\nDE00007;20\r\n'],
  ['an Italian CSV with a heading and quotes', 'codice;obiettivo\n"DE00006";"15"\nDE00007;20'],
  ['both', 'DE00006\t15\n\nDE00007;20'],
  ['a CSV with empty columns', 'DE00006;15;;\nDE00007;Gomme;20;'],
])('goals pasted from %s belong to the dealers that they name', (_source, text) => {
  expect(readPastedGoals(text, rows)).toMatchObject(both);
});

test('a line that lacks its dealer is said to, in a CSV too', () => {
  expect(readPastedGoals('DE00006;15\n20', rows)).toMatchObject({ problem: 'mixed', line: { line: 2, text: '20' } });
});

test('a goal that is none is sent as it stands, a lack or a text too long for one too', () => {
  expect(readPastedGoals(`DE00006;\nDE00007;1,5\nDE00008;${'x'.repeat(41)}`, rows)).toMatchObject({
    goals: [
      { dealer: 'DE00006', goal: '' },
      { dealer: 'DE00007', goal: '1,5' },
      { dealer: 'DE00008', goal: `${'x'.repeat(39)}…` },
    ],
  });
});

test('each goal keeps the number and the text of its line, cut where it is long, with the code of its row', () => {
  expect(readPastedGoals(`codice;obiettivo\n\nDE00006;15\nDE00007\t20\n${'y'.repeat(90)};1`, rows)).toMatchObject({
    lines: [
      { line: 3, text: 'DE00006;15' },
      { line: 4, text: 'DE00007 20' },
      { line: 5, text: `${'y'.repeat(79)}…` },
    ],
  });
  expect(readPastedGoals('obiettivo\n15\n20', rows)).toMatchObject({
    lines: [
      { line: 2, text: 'DE00006 15' },
      { line: 3, text: 'DE00007 20' },
    ],
  });
});

test('a CSV pasted into the grid keeps the dealers that it names', () => {
  expect(withCodes('DE00007;20', rows)).toBe('DE00007;20');
  expect(withCodes('15\n20', rows)).toBe('DE00006\t15\nDE00007\t20');
});
