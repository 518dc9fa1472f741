import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPart } from '../../test/renderPart';
import { serveNetwork } from '../../test/network';
import { CopyableText } from './CopyableText';

serveNetwork();

const cell = <CopyableText value="73504760031" column="P. IVA" copied="Partita IVA copiata" name="Gomme 1" />;

test('a value is copied by the keyboard too, and a message says so', async () => {
  const { person } = await renderPart(cell);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await person.tab();
  expect(screen.getByRole('button', { name: 'Copia P. IVA: Gomme 1' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(write).toHaveBeenCalledWith('73504760031');
  expect(await screen.findByText('Partita IVA copiata')).toBeInTheDocument();
});

test('where the browser gives no clipboard, a message says so', async () => {
  const { person } = await renderPart(cell);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await person.click(screen.getByRole('button', { name: 'Copia P. IVA: Gomme 1' }));
  expect(await screen.findByText('Il browser non permette di copiare.')).toBeInTheDocument();
});
