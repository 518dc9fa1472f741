import { beforeEach, expect, test } from '@jest/globals';
import { keptStorageKey } from '@gdd/schema/session';
import { KeptForSession } from './KeptForSession';

beforeEach(() => localStorage.clear());

test('what is kept in a session is found by its name, until it is cleared', () => {
  const kept = new KeptForSession(localStorage, () => 'mine');
  kept.put('user', { id: '7' });
  kept.put('seen', [1]);
  expect([kept.get('user'), kept.get('seen'), kept.get('other')]).toEqual([{ id: '7' }, [1], undefined]);
  kept.clear();
  expect(kept.get('user')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('another session finds nothing, and replaces all of it', () => {
  new KeptForSession(localStorage, () => 'first').put('user', 'the first one’s');
  const second = new KeptForSession(localStorage, () => 'second');
  expect(second.get('user')).toBeUndefined();
  second.put('seen', 'the second one’s');
  expect(localStorage.getItem(keptStorageKey)).not.toContain('first');
});

test('nobody keeps anything without a session', () => {
  const kept = new KeptForSession(localStorage, () => undefined);
  kept.put('user', 'somebody');
  expect(localStorage).toHaveLength(0);
  expect(kept.get('user')).toBeUndefined();
});

test.each(['null', '{', '7', '{"token":"mine"}'])('%s in its place is nothing kept', (text) => {
  localStorage.setItem(keptStorageKey, text);
  expect(new KeptForSession(localStorage, () => 'mine').get('user')).toBeUndefined();
});

test('where the browser has no room nothing is kept, and nothing old either', () => {
  const full = { getItem: () => null, removeItem: () => localStorage.removeItem(keptStorageKey) };
  localStorage.setItem(keptStorageKey, 'old');
  const storage = { ...full, setItem: () => { throw new DOMException('full', 'QuotaExceededError'); } }; // prettier-ignore
  new KeptForSession(storage as unknown as Storage, () => 'mine').put('user', 'somebody');
  expect(localStorage).toHaveLength(0);
});
