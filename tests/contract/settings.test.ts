import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { givenSettings, productionFlaws } from '@gdd/schema/settings';

describe('a secret', () => {
  const flaws = (secret: string) => productionFlaws({ APP_SECRET: secret }, ['APP_SECRET']);

  test.each([
    ['one character', 'a'.repeat(32)],
    ['a word, repeated', 'password'.repeat(4)],
    ['a longer text, repeated', 'My-Secret-2025!?'.repeat(2)],
    ['a text, repeated and cut', 'correct horse '.repeat(4).slice(0, 40)],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyz012345'],
    ['digits in a row', '01234567890123456789012345678901'],
    ['few characters', 'ababbabaababbbaaababababbbabaabab'],
  ])('that is %s is refused in production', (_what, secret) => {
    expect(flaws(secret)).toEqual([expect.stringContaining('APP_SECRET: too easy to guess')]);
  });

  test.each(['base64', 'base64url', 'hex'] as const)('of random bytes, written as %s, is taken', (encoding) => {
    const secrets = Array.from({ length: 500 }, () => randomBytes(32).toString(encoding));
    expect(secrets.filter((secret) => flaws(secret).length > 0)).toEqual([]);
  });
});

describe('a secret in a file', () => {
  const files: Readonly<Record<string, string>> = { '/run/secret': 'from the file\n', '/run/empty': '\n' };
  const given = (env: Readonly<Record<string, string>>) =>
    givenSettings(env, ['APP_SECRET'], (path) => {
      const text = files[path];
      if (text === undefined) throw new Error(`no such file: ${path}`);
      return text;
    });

  test('stands for its value', () => {
    expect(given({ APP_SECRET_FILE: '/run/secret' })).toMatchObject({
      given: { APP_SECRET: 'from the file' },
      flaws: [],
    });
  });

  test.each([
    ['that is not there', { APP_SECRET_FILE: '/run/none' }, 'APP_SECRET_FILE: no such file: /run/none'],
    ['that is empty', { APP_SECRET_FILE: '/run/empty' }, 'APP_SECRET_FILE: /run/empty is empty'],
    [
      'beside its value',
      { APP_SECRET_FILE: '/run/secret', APP_SECRET: 'x' },
      'APP_SECRET: given twice, also by APP_SECRET_FILE',
    ],
  ])('%s is named', (_what, env, flaw) => {
    expect(given(env).flaws).toEqual([flaw]);
  });

  test('is read for the settings that are secret alone', () => {
    expect(given({ SSL_CERT_FILE: '/run/none' }).flaws).toEqual([]);
  });
});
