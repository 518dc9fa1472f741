/** @jest-environment node */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { analyticsCodec } from './analyticsCodec';
import { analyticsInput } from './analyticsInput';
import { AnalyticsDocument } from '../AnalyticsPage.generated';
import { operationText } from './operationText';

const schema = buildSchema(
  readFileSync(path.resolve(import.meta.dirname, '../../../../../schema/schema.graphql'), 'utf8'),
);

const textOf = (query: string) =>
  operationText(AnalyticsDocument, { input: analyticsInput(analyticsCodec.read(query), 2025) });

test.each([
  '',
  '?per=region,season&parte=winter&misure=tires,goalAttainment,dealers&confronto=si',
  '?per=campaign,distributor&misure=goalAttainment&vista=tabella&ordina=goalAttainment.desc&righe=100',
  '?semestre=2&stato=active&tier=gold&campagna=6,7&marca=L"Aquila"\\,%20srl&stagione=allSeason&cerchio=16-18&canale=fleet&cerca=d’Est',
])('what is copied of %s is a whole operation without variables', (query) => {
  const text = textOf(query);
  expect(validate(schema, parse(text))).toEqual([]);
  expect(text).not.toContain('$');
  expect(text).not.toContain('__typename');
});

test('enums are written without quotes and texts with them', () => {
  expect(textOf('?per=month&marca=TIRES&anno=2024')).toContain(
    'input: {dimensions: [MONTH], measures: [TIRES], compareYear: false, filter: {year: 2024, brand: ["TIRES"]}',
  );
});
