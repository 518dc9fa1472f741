import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { pending } from '../../test/pending';
import { InEnglish, InItalian } from '../../test/InItalian';
import { SearchSelect, type OptionSearch, type SearchOption } from './SearchSelect';

const dealers = Array.from({ length: 500 }, (_, index) => ({ id: String(index), label: `Dealer ${index}` }));

afterEach(() => {
  jest.useRealTimers();
});

interface Values {
  dealer: SearchOption | null;
}

function Choice({ search }: { readonly search: OptionSearch }) {
  const { control } = useForm<Values>({ defaultValues: { dealer: null } });
  return <SearchSelect control={control} name="dealer" label="Dealer" search={search} />;
}

async function openChoice(options: readonly SearchOption[]) {
  const person = userEvent.setup();
  render(
    <InItalian>
      <Choice search={() => Promise.resolve(options)} />
    </InItalian>,
  );
  const field = screen.getByRole('combobox');
  await person.click(field);
  await screen.findByRole('option', { name: 'Dealer 0' });
  const highlighted = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { person, field, highlighted };
}

test('of a long list the options in sight are drawn, each with its place among all', async () => {
  await openChoice(dealers);
  const options = screen.getAllByRole('option');
  expect(options.length).toBeLessThan(30);
  expect(options[3]).toHaveAttribute('aria-posinset', '4');
  expect(options[3]).toHaveAttribute('aria-setsize', '500');
  expect(screen.getByText('Almeno 500 elementi: scrivi per restringere la ricerca')).toBeInTheDocument();
});

test('four options are drawn beyond those in sight, and the last, to which a key goes round', async () => {
  await openChoice(dealers);
  const drawn = screen.getAllByRole('option').map((option) => Number(option.getAttribute('aria-posinset')));
  // a list of 320 px shows 7 options of 48 px
  expect(drawn).toEqual([...Array.from({ length: 7 + 4 }, (_, index) => index + 1), 500]);
});

test('what is typed is searched once, after 200 ms of quiet', async () => {
  jest.useFakeTimers();
  const searched: string[] = [];
  const search = (text: string) => {
    searched.push(text);
    return Promise.resolve([]);
  };
  render(
    <InItalian>
      <Choice search={search} />
    </InItalian>,
  );
  const field = screen.getByRole('combobox');
  act(() => field.focus());
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  type('g');
  await pass(199);
  type('go');
  await pass(199);
  expect(searched).toEqual([]);
  await pass(1);
  expect(searched).toEqual(['go']);
});

test('until the response, the options of an earlier search are offered only where they fit the text', async () => {
  const late = pending<readonly SearchOption[]>();
  const person = userEvent.setup();
  const rossi = { id: '2', label: 'Pneumatici Rossi' };
  render(
    <InItalian>
      <Choice
        search={(text) =>
          text === '' ? Promise.resolve([{ id: '1', label: 'Autogomme Bianchi' }, rossi]) : late.promise
        }
      />
    </InItalian>,
  );
  const field = screen.getByRole('combobox');
  await person.click(field);
  await screen.findByRole('option', { name: 'Autogomme Bianchi' });
  await person.type(field, 'rossi');
  expect(screen.queryByRole('option', { name: 'Autogomme Bianchi' })).not.toBeInTheDocument();
  await person.keyboard('{Enter}');
  expect(field).toHaveValue('Pneumatici Rossi');
});

test('a short list is drawn whole', async () => {
  await openChoice(dealers.slice(0, 40));
  expect(screen.getAllByRole('option')).toHaveLength(40);
  expect(screen.getByText('40 elementi trovati')).toBeInTheDocument();
});

test('the keyboard moves through a long list as through one that is drawn whole', async () => {
  const keys = ['{PageDown}', '{PageDown}', '{PageDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{PageUp}'];
  const walk = async (options: readonly SearchOption[]) => {
    const { person, field, highlighted } = await openChoice(options);
    const reached = [];
    for (const key of keys) {
      await person.keyboard(key);
      reached.push(highlighted());
    }
    await person.keyboard('{Enter}');
    expect(field).toHaveValue(reached.at(-1));
    cleanup();
    return reached;
  };
  const reached = await walk(dealers);
  expect(reached).toEqual(await walk(dealers.slice(0, 40)));
  expect(reached.at(-1)).not.toBe('Dealer 0');
});

test('from the first option the keyboard goes round to the last', async () => {
  const { person, highlighted } = await openChoice(dealers);
  await person.keyboard('{ArrowUp}{ArrowUp}');
  expect(highlighted()).toBe('Dealer 499');
});

test('in English the list has the texts of the specification', async () => {
  const first = pending<readonly SearchOption[]>();
  const person = userEvent.setup();
  render(
    <InEnglish>
      <Choice search={(text) => (text === '' ? first.promise : Promise.resolve([]))} />
    </InEnglish>,
  );
  const field = screen.getByPlaceholderText('Type to search');
  await person.click(field);
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  first.release(dealers.slice(0, 3));
  await person.click(await screen.findByRole('option', { name: 'Dealer 1' }));
  expect(field).toHaveValue('Dealer 1');
  expect(screen.getByTitle('Clear all')).toBeInTheDocument();
  await person.clear(field);
  await person.type(field, 'xyz');
  expect(await screen.findByText('No items found')).toBeInTheDocument();
});
