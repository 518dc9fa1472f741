/** The message of a refused operation: its numbers and the limits, in the language of its reader. */
import { errorReasons, errorStatus, fieldReasons } from '@gdd/schema/errors';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refuse, StubUpstream, userWith } from '../test/stubUpstream.js';
import { personalToken, TestGateway } from '../test/testGateway.js';
import { languageOf } from './language.js';
import { sentenceOf } from './sentences.js';

let upstream: StubUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  gateway = await TestGateway.start({ restUrl: upstream.url, mode: 'production' });
  upstream
    .on('GET /user', userWith('KA Administrator'))
    .on('POST /dealers/table', (_, reply) =>
      refuse(reply, 'BAD_USER_INPUT', { fields: { 'filter.province': 'invalid', 'filter.region': 'unknown' } }),
    );
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

async function reported(language: string | undefined, query: string, variables = {}) {
  const headers = language === undefined ? {} : { 'accept-language': language };
  const { errors } = await gateway.send(query, { token: personalToken, variables, headers });
  return errors.map(({ message }) => message);
}

test.each([
  [undefined, 'it'],
  ['', 'it'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['it-IT,it;q=0.9,en;q=0.5', 'it'],
  ['it;q=0.1, en;q=0.9', 'en'],
  ['de, fr;q=0.9, en;q=0.1', 'en'],
  ['de', 'it'],
  ['*', 'it'],
  ['en;q=0', 'it'],
  ['%$§;;q=x', 'it'],
])('who accepts %j reads %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

describe('in Italian and in English', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => `f${i}: brands`).join(' ');
  const limit = 'query ($n: Int!) { dealers(search: "", limit: $n) { id } }';
  const role = 'query ($r: MemberRole!) { dealersByRole(role: $r) { id } }';
  const roles = 'PROGRAMME, REGIONAL_MANAGER, ACCOUNT, DISTRIBUTOR, DISTRIBUTOR_AREA_MANAGER, AGENT, DEALER';

  test.each<[string, string, object, string, string]>([
    [
      'a price',
      limit,
      { n: 10_000 },
      'L’operazione costa 2560 unità, il limite è 500: chiedi meno righe o meno campi. Pesa di più dealers (1 chiamata, 10.000 righe).',
      'The operation costs 2,560 units, the limit is 500: ask for fewer rows or fields. What weighs most is dealers (1 call, 10,000 rows).',
    ],
    [
      'aliases',
      `{ ${many(16)} }`,
      {},
      'L’operazione chiede brands con 16 nomi, il limite è 15: dividila.',
      'The operation asks for brands by 16 names, the limit is 15: split it.',
    ],
    [
      'a page size',
      '{ dealersTable(input: { pageSize: 7 }) { total } }',
      {},
      'I dati inviati non sono validi: pageSize (non valido, valori ammessi 3, 5, 10, 15, 50, 100).',
      'The input is not valid: pageSize (not valid, allowed values 3, 5, 10, 15, 50, 100).',
    ],
    [
      'fields that the service finds wrong',
      '{ dealersTable(input: { filter: { region: ["Alto"] } }) { total } }',
      {},
      'I dati inviati non sono validi: filter.province (non valido), filter.region (sconosciuto).',
      'The input is not valid: filter.province (not valid), filter.region (unknown).',
    ],
    [
      'a limit',
      limit,
      { n: 101 },
      'I dati inviati non sono validi: limit (non valido, da 1 a 100).',
      'The input is not valid: limit (not valid, 1 to 100).',
    ],
    [
      'a value of an enum',
      '{ dealersByRole(role: DEALR) { id } }',
      {},
      `"DEALR" non è un valore di MemberRole: valori ammessi ${roles}.`,
      `"DEALR" is no value of MemberRole: allowed values ${roles}.`,
    ],
    [
      'a value of an enum in a variable',
      role,
      { r: 'DEALR' },
      `La variabile "$r" ha un valore che non va, "DEALR": "DEALR" non è un valore di MemberRole: valori ammessi ${roles}.`,
      `Variable "$r" got invalid value "DEALR"; "DEALR" is no value of MemberRole: allowed values ${roles}.`,
    ],
    [
      'a number in the place of an enum',
      role,
      { r: 7 },
      `La variabile "$r" ha un valore che non va, 7: 7 non è un valore di MemberRole: valori ammessi ${roles}.`,
      `Variable "$r" got invalid value 7; 7 is no value of MemberRole: allowed values ${roles}.`,
    ],
    [
      'a variable',
      limit,
      { n: 'x' },
      'La variabile "$n" ha un valore che non va, "x": Serve un numero, non "x".',
      'Variable "$n" got invalid value "x"; Int cannot represent non-integer value: "x"',
    ],
    [
      'a missing variable',
      limit,
      {},
      'Manca la variabile "$n" di tipo "Int!".',
      'Variable "$n" of required type "Int!" was not provided.',
    ],
    [
      'a field of an input in a variable',
      'query ($i: DealerTableInput!) { dealersTable(input: $i) { total } }',
      { i: { pagSize: 3 } },
      'La variabile "$i" ha un valore che non va, { pagSize: 3 }: Il campo "pagSize" non esiste in "DealerTableInput".',
      'Variable "$i" got invalid value { pagSize: 3 }; Field "pagSize" is not defined by type "DealerTableInput".',
    ],
    [
      'a field',
      '{ usr { id } }',
      {},
      'Il campo "usr" non esiste nel tipo "Query".',
      'Cannot query field "usr" on type "Query".',
    ],
    [
      'the fields of an object',
      '{ user }',
      {},
      'Del campo "user" di tipo "User" vanno scelti i campi.',
      'Field "user" of type "User" must have a selection of subfields.',
    ],
    [
      'an argument',
      '{ dealer { id } }',
      {},
      'Al campo "dealer" manca l’argomento "id" di tipo "ID!".',
      'Field "dealer" argument "id" of type "ID!" is required, but it was not provided.',
    ],
    [
      'tokens',
      `{ ${'brands '.repeat(2_000)} }`,
      {},
      'Il documento ha più di 2000 elementi (token): dividilo.',
      'Syntax Error: Document contains more that 2000 tokens. Parsing aborted.',
    ],
  ])('an error about %s is reported in both languages', async (_, query, variables, italian, english) => {
    expect(await reported(undefined, query, variables)).toEqual([italian]);
    expect(await reported('en', query, variables)).toEqual([english]);
  });

  test('an error about levels or fields names their numbers', () => {
    const say = (of: 'levels' | 'fields', asked: number | null, language: 'it' | 'en') =>
      sentenceOf('OPERATION_TOO_EXPENSIVE', { size: { of, asked, limit: 16 } }, language);
    expect(say('levels', 18, 'it')).toBe('L’operazione ha 18 livelli, il limite è 16: dividila.');
    expect(say('levels', null, 'en')).toBe('The operation has endless levels, the limit is 16: split it.');
    expect(say('fields', 1_200, 'en')).toBe('The operation asks for 1,200 fields, the limit is 16: split it.');
  });

  test('why a part weighs is in the language too', async () => {
    const { errors } = await gateway.send(limit, {
      token: personalToken,
      variables: { n: 10_000 },
      headers: { 'accept-language': 'en' },
    });
    expect(errors[0]?.extensions['cost']).toMatchObject({
      parts: [{ path: 'dealers', calls: 1, rows: 10_000, why: '1 call, 10,000 rows' }],
    });
  });

  test('a spent minute says how long to wait', () => {
    expect(sentenceOf('RATE_LIMITED', { retryAfter: 1 }, 'it')).toBe('Troppi tentativi: riprova tra 1 secondo.');
    expect(sentenceOf('RATE_LIMITED', { retryAfter: 14 }, 'en')).toBe('Too many attempts: try again in 14 seconds.');
  });

  test('what is refused outside of operations is reported in both languages too', async () => {
    const message = async (language: string) => {
      const response = await fetch(`${gateway.url}/files/none.of%20ours`, { headers: { 'accept-language': language } });
      return ((await response.json()) as { errors: { message: string }[] }).errors[0]?.message;
    };
    expect([await message('it'), await message('en')]).toEqual([
      'L’elemento richiesto non esiste.',
      'The requested item does not exist.',
    ]);
  });

  test('every code, reason and field has its text in both languages', () => {
    const codes = Object.keys(errorStatus) as (keyof typeof errorStatus)[];
    const sentences = (language: 'it' | 'en') => [
      ...codes.map((code) => sentenceOf(code, {}, language)),
      ...errorReasons.map((reason) => sentenceOf('CONFLICT', { reason }, language)),
      ...fieldReasons.map((reason) => sentenceOf('BAD_USER_INPUT', { fields: { name: reason } }, language)),
    ];
    const english = new Set(sentences('en'));
    expect(sentences('it').filter((sentence) => sentence === '' || english.has(sentence))).toEqual([]);
  });
});

test('a message that repeats what was sent is cut, and is no work to read', async () => {
  const odd = ' Did you mean '.repeat(4_000);
  const [message = ''] = await reported('it', 'query ($n: Int!) { dealers(search: "", limit: $n) { id } }', { n: odd });
  expect(message.length).toBeLessThan(700);
});
