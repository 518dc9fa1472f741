import { expect, test } from '@jest/globals';
import { exampleVariables } from '@gdd/schema/examples';
import { operationIn, storedOperations } from '../test/storedOperations.js';

const examples = storedOperations().filter(({ from }) => from === 'examples');

test.each(examples)('$name begins with a value for each of its variables', ({ document }) => {
  const names = (operationIn(document).variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const values = Object.values(exampleVariables(names, 'a password'));
  expect(values).toHaveLength(names.length);
  expect(values).not.toContain('');
});

test('a sign-in has no password but the one that it is given', () => {
  expect(exampleVariables(['username', 'password'], '')).toEqual({ username: 'ka.admin', password: '' });
});
