import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Explained } from './Explained';

const meaning = 'La parte che sarebbe già venduta.';

test('a word is explained to the pointer, to a tap and to the keyboard, and Escape hides the explanation', async () => {
  const person = userEvent.setup();
  render(<Explained text={meaning}>Passo atteso</Explained>);
  const word = screen.getByRole('button', { name: 'Passo atteso' });
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await person.hover(word);
  expect(screen.getByRole('tooltip')).toHaveTextContent(meaning);
  await person.unhover(word);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await person.tab();
  expect(word).toHaveFocus();
  expect(word).toHaveAccessibleDescription(meaning);
  expect(screen.getByRole('tooltip')).toBeVisible();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await person.click(word);
  expect(screen.getByRole('tooltip')).toBeVisible();
});

test('a word without an explanation is text', () => {
  render(<Explained text={undefined}>Dealer</Explained>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Dealer')).toBeVisible();
});
