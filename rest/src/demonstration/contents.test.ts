import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contents } from '../ground/database/tables/content/content.js';
import { isEmptyHtml, sanitisedHtml } from '../content/html.js';
import { openTestApp, type TestApp } from '../testing/app/testApp.js';
import { seedContents } from './contents.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

test('the contents of the demonstration are there once, with files that open and texts as they are shown', async () => {
  const { database, storage } = service;
  for (let time = 0; time < 2; time++) await seedContents(database, storage);
  const all = await database.select().from(contents);
  expect(all.length).toBe(20);
  for (const { body, kind, id } of all) {
    expect(sanitisedHtml(body)).toBe(body);
    expect(isEmptyHtml(body)).toBe(kind === 'document');
    const cover = await service.call('GET', `/api/download/tools/${id}/cover`, { as: 'ka.admin' });
    expect(cover.headers['content-type']).toBe('image/webp');
    expect(cover.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
  }
  const docs = await service.call('GET', '/api/content/docs', { as: 'dealer' });
  const lists = docs.json<{ data: { contents: Record<string, { id: number }[]> } }>().data.contents;
  expect(Object.values(lists).map(({ length }) => length)).toEqual([4, 3, 3]);
  const [catalogue] = lists['catalogues'] ?? [];
  const file = await service.call('GET', `/api/download/tools/${catalogue?.id}/file`, { as: 'dealer' });
  expect(file.body.slice(0, 5)).toBe('%PDF-');
});
