import { describe, expect, test } from '@jest/globals';
import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordProblem } from './password.js';

const common = new Set(dictionary['passwords-common']);
const words = ['Programma GDD', 'pneumatici', 'Gomme Velòce Srl'];

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
    ['Mario-Rossi-1985', 'guessable'],
    ['rossi.mario!!!', 'guessable'],
    ['ROSSI-2025-gomme', 'guessable'],
    ['Pneumatici2025!', 'guessable'],
    ['Programma-GDD-1', 'guessable'],
    ['Velòce-Srl-2026', 'guessable'],
    ['Mario ha tre gatti', undefined],
    ['Rossini ama Figaro', undefined],
  ] as const)('%j: %s', (password, problem) => {
    expect(passwordProblem(password, ['mario.rossi@esempio.it', 'Mario Rossi'], words, common)).toBe(problem);
  });
});
