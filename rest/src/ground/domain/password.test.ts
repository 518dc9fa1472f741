import { describe, expect, test } from '@jest/globals';
import { problemOfNewPassword } from '../../people/auth/signIn/passwords.js';

describe('a new password', () => {
  test.each([
    ['Pneus-2025!', undefined],
    ['una frase lunga e mia', undefined],
    ['òàùèé-ßçñ12', undefined],
    ['123456789', 'tooShort'],
    ['🛞'.repeat(9), 'tooShort'],
    ['x1-'.repeat(67), 'tooLong'],
    ['ab3-'.repeat(50), undefined],
    ['1234567890', 'tooCommon'],
    ['PASSWORD2025!', 'tooCommon'],
    ['passwordpassword', 'tooCommon'],
    ['aaaaaaaaaaaa', 'tooCommon'],
    ['abababababab', 'tooCommon'],
    ['Mario.Rossi@Esempio.it', 'tooCommon'],
  ] as const)('%j: %s', async (password, problem) => {
    expect(await problemOfNewPassword(password, ['mario.rossi@esempio.it', null])).toBe(problem);
  });
});
