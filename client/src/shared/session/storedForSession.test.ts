import { beforeEach, expect, test } from '@jest/globals';
import { rememberedStorageKey } from '@gdd/schema/session';
import { StoredForSession } from './StoredForSession';

beforeEach(() => localStorage.clear());

test('a value stored in a session is found by its name, until it is cleared', () => {
  const stored = new StoredForSession(localStorage, () => 'mine');
  stored.put('user', { id: '7' });
  stored.put('seen', [1]);
  expect([stored.get('user'), stored.get('seen'), stored.get('other')]).toEqual([{ id: '7' }, [1], undefined]);
  stored.clear();
  expect(stored.get('user')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('another session finds nothing, and replaces all of it', () => {
  new StoredForSession(localStorage, () => 'first').put('user', 'the first one’s');
  const second = new StoredForSession(localStorage, () => 'second');
  expect(second.get('user')).toBeUndefined();
  second.put('seen', 'the second one’s');
  expect(localStorage.getItem(rememberedStorageKey)).not.toContain('first');
});

test('nobody keeps anything without a session', () => {
  const stored = new StoredForSession(localStorage, () => undefined);
  stored.put('user', 'somebody');
  expect(localStorage).toHaveLength(0);
  expect(stored.get('user')).toBeUndefined();
});

test.each(['null', '{', '7', '{"token":"mine"}'])('%s in its place counts as nothing stored', (text) => {
  localStorage.setItem(rememberedStorageKey, text);
  expect(new StoredForSession(localStorage, () => 'mine').get('user')).toBeUndefined();
});

test('where the browser’s storage is full nothing is stored, and nothing old stays', () => {
  const full = { getItem: () => null, removeItem: () => localStorage.removeItem(rememberedStorageKey) };
  localStorage.setItem(rememberedStorageKey, 'old');
  const storage = { ...full, setItem: () => { throw new DOMException('full', 'QuotaExceededError'); } }; // prettier-ignore
  new StoredForSession(storage as unknown as Storage, () => 'mine').put('user', 'somebody');
  expect(localStorage).toHaveLength(0);
});
