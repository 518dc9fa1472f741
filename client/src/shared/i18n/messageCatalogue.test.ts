import { beforeEach, expect, test } from '@jest/globals';
import { MessageCatalogue, type MessageLoader } from './MessageCatalogue';

beforeEach(() => localStorage.clear());

/** Messages that say which they are; it tells what was fetched. */
function library() {
  const fetched: string[] = [];
  const load: MessageLoader = (language, part) => {
    fetched.push(`${language}.${part}`);
    return Promise.resolve({ [part]: language });
  };
  return { fetched, options: { load, storage: localStorage } };
}

test('whoever has chosen no language is spoken to in Italian, with what stands before the sign-in alone', async () => {
  const { fetched, options } = library();
  const catalogue = await MessageCatalogue.open(options);
  expect(catalogue.getCurrent()).toEqual({ language: 'it', messages: { entry: 'it' } });
  expect(fetched).toEqual(['it.entry']);
});

test('the catalogue opens in the language stored in the browser', async () => {
  localStorage.setItem('language', 'en');
  expect((await MessageCatalogue.open(library().options)).getCurrent().language).toBe('en');
});

test('what pages need comes once, beside what is there, and nothing is drawn anew for it', async () => {
  const { fetched, options } = library();
  const catalogue = await MessageCatalogue.open(options);
  let reported = 0;
  catalogue.subscribe(() => (reported += 1));
  const before = catalogue.getCurrent();
  await Promise.all([catalogue.need('portal'), catalogue.need('portal')]);
  await catalogue.need('portal');
  expect(catalogue.getCurrent().messages).toEqual({ entry: 'it', portal: 'it' });
  expect(fetched.filter((part) => part === 'it.portal')).toHaveLength(1);
  expect(catalogue.getCurrent()).toBe(before);
  expect(reported).toBe(0);
  await catalogue.setLanguage('en');
  expect(reported).toBe(1);
});

test('another language brings all loaded messages, and is stored', async () => {
  const { options } = library();
  const catalogue = await MessageCatalogue.open(options);
  await catalogue.need('portal');
  await catalogue.setLanguage('en');
  expect(catalogue.getCurrent()).toEqual({ language: 'en', messages: { entry: 'en', portal: 'en' } });
  expect(localStorage.getItem('language')).toBe('en');
});

test('a language chosen while messages are on their way is the one that stays', async () => {
  const { options } = library();
  const catalogue = await MessageCatalogue.open(options);
  await Promise.all([catalogue.need('portal'), catalogue.setLanguage('en')]);
  expect(catalogue.getCurrent()).toEqual({ language: 'en', messages: { entry: 'en', portal: 'en' } });
});

test('what could not be fetched is fetched when it is needed again', async () => {
  const { options } = library();
  let isOnline = false;
  const catalogue = await MessageCatalogue.open({
    ...options,
    load: (language, part) =>
      part === 'entry' || isOnline ? options.load(language, part) : Promise.reject(new TypeError('offline')),
  });
  await expect(catalogue.need('portal')).rejects.toThrow('offline');
  isOnline = true;
  await catalogue.need('portal');
  expect(catalogue.getCurrent().messages).toHaveProperty('portal');
});
