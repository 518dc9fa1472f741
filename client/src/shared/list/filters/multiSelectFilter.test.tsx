import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { InItalian } from '../../test/InItalian';
import { MultiSelectFilter } from './MultiSelectFilter';

const provinces = Array.from({ length: 107 }, (_, index) => ({ value: `P${index}`, label: `Provincia ${index}` }));

function Filter({ hear }: { readonly hear: (value: readonly string[]) => void }) {
  const [value, setValue] = useState<readonly string[]>([]);
  const choose = (chosen: readonly string[]): void => {
    setValue(chosen);
    hear(chosen);
  };
  return <MultiSelectFilter label="Provincia" options={provinces} value={value} onChange={choose} />;
}

test('of a long filter the options in sight are drawn, and each is found by what it is called', async () => {
  const person = userEvent.setup();
  let chosen: readonly string[] = [];
  render(
    <InItalian>
      <Filter hear={(value) => (chosen = value)} />
    </InItalian>,
  );
  await person.click(screen.getByRole('button', { name: 'Provincia' }));
  expect((await screen.findAllByRole('checkbox')).length).toBeLessThan(30);
  await person.type(screen.getByRole('textbox'), 'incia 9');
  expect(screen.getAllByRole('checkbox')).toHaveLength(11);
  await person.click(screen.getByRole('checkbox', { name: 'Provincia 98' }));
  await person.click(screen.getByRole('checkbox', { name: 'Provincia 9' }));
  expect(chosen).toEqual(['P98', 'P9']);
  await person.click(screen.getByRole('checkbox', { name: 'Provincia 98' }));
  expect(chosen).toEqual(['P9']);
});
