import { beforeEach, expect, test } from '@jest/globals';
import { findListMemory, preserveListState } from './listMemory';

const memory = {
  owner: '1',
  key: '?stato=active',
  query: '?stato=active&pagina=2',
  scroll: 480,
  selected: new Map([['7', 'Gomme Rossi']]),
};

beforeEach(() => sessionStorage.clear());

test('what was left is found again', () => {
  preserveListState(sessionStorage, 'dealers', memory);
  expect(findListMemory(sessionStorage, 'dealers', '1')).toEqual(memory);
});

test('the next user finds nothing, and nothing stays', () => {
  preserveListState(sessionStorage, 'dealers', memory);
  expect(findListMemory(sessionStorage, 'dealers', '2')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('a selection of thousands is not carried along', () => {
  const selected = new Map(Array.from({ length: 2_001 }, (_, id) => [String(id), 'x']));
  preserveListState(sessionStorage, 'dealers', { ...memory, selected });
  expect(findListMemory(sessionStorage, 'dealers', '1')?.selected.size).toBe(0);
});

test.each(['', 'null', '[]', '{"owner":"1"}', '{"owner":"1","key":"","query":"","scroll":0,"selected":[["7"]]}', '{{'])(
  'what somebody else has written there (%s) is as good as nothing',
  (text) => {
    sessionStorage.setItem('list:dealers', text);
    expect(findListMemory(sessionStorage, 'dealers', '1')).toBeUndefined();
  },
);
