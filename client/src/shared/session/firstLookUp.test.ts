/** @jest-environment node */

import { expect, test } from '@jest/globals';
import type { Ask } from '../apollo/ask';
import { users } from '../test/users';
import { answeredAhead, type FirstLookUp } from './firstLookUp';
import { CurrentUserDocument, type CurrentUserQuery } from './session.generated';

const begun = { user: users.DEALER } as unknown as CurrentUserQuery;
const asked = { user: users.CONSULTANT };

function lookUps(token: string, answer: FirstLookUp['answer']) {
  const ask = answeredAhead((() => Promise.resolve(asked)) as unknown as Ask, { token: 'mine' }, { token, answer });
  return () => ask(CurrentUserDocument, {});
}

test('the look-up that the document has begun is the first one’s answer, and no other’s', async () => {
  const lookUp = lookUps('mine', Promise.resolve(begun));
  expect(await lookUp()).toBe(begun);
  expect(await lookUp()).toBe(asked);
});

test('one that was begun for somebody else’s session is never taken', async () => {
  expect(await lookUps('another’s', Promise.resolve(begun))()).toBe(asked);
});

test('one that has brought nothing is asked again', async () => {
  expect(await lookUps('mine', Promise.resolve(undefined))()).toBe(asked);
});
