import { expect, test } from '@jest/globals';
import { failureText, OperatorError } from '../../operatorError.js';
import { checkRoute } from './routes.js';

test.each([
  ['that does not say who may call it', '/things', {}, /^GET \/things does not say who may call it: /],
  ['with a parameter that it says nothing of', '/things/:id', { access: 'public' }, /names its object/],
  ['whose object is no parameter of it', '/things/:id', { access: 'public', object: 'thingId' }, /names its object/],
  ['without parameters that has an object', '/things', { access: 'public', object: 'id' }, /names its object/],
] as const)('a route %s stops the start', (_which, url, config, message) => {
  expect(() => checkRoute({ config, method: 'GET', url })).toThrow(message);
});

test.each([
  ['', {}, /does not say whether the audit is told of its files: its config wants file/],
  [' and says so', { file: 'recorded' }, undefined],
] as const)(
  'a route whose answer is a file%s stops the start unless its config has file',
  (_which, config, message) => {
    const response = { 200: { content: { 'application/pdf': {} } } };
    const check = () => {
      checkRoute({ config: { access: 'public', ...config }, method: 'GET', url: '/things', schema: { response } });
    };
    if (message === undefined) expect(check).not.toThrow();
    else expect(check).toThrow(message);
  },
);

test('a route whose answer is JSON or a stream of events starts without file in its config', () => {
  for (const type of ['application/json', 'text/event-stream']) {
    const schema = { response: { 200: { content: { [type]: {} } } } };
    expect(() => checkRoute({ config: { access: 'public' }, method: 'GET', url: '/things', schema })).not.toThrow();
  }
});

test('a route without access and object is reported by one sentence, about its access', () => {
  const failure = () => checkRoute({ config: {}, method: 'GET', url: '/things/:id' });
  expect(failure).toThrow(OperatorError);
  const sentence =
    "GET /things/:id does not say who may call it: its config wants access, as access: ['accessReport'] (docs/guides/add-an-endpoint.md, step 5).";
  expect(failureText(thrownBy(failure))).toBe(`${sentence}\n`);
});

function thrownBy(call: () => void): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

test.each([
  ['/things', { access: 'public' }],
  ['/things/:kind/:id', { access: 'public', object: 'id' }],
  ['/things/:kind', { access: 'public', object: null }],
] as const)('%s with %j starts', (url, config) => {
  expect(() => checkRoute({ config, method: 'GET', url })).not.toThrow();
});
