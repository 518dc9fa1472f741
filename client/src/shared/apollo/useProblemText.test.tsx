import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { InItalian } from '../test/InItalian';
import { problemOf } from './problem';
import { useProblemText } from './useProblemText';

function Reported({ error }: { readonly error: unknown }) {
  const problem = problemOf(error);
  const text = useProblemText();
  return <p>{problem && text(problem)}</p>;
}

function tell(extensions: Record<string, unknown>): void {
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'text of the gateway', extensions }] });
  render(<Reported error={error} />, { wrapper: InItalian });
}

test('an operation that is too expensive tells what it costs and may cost', () => {
  tell({ code: 'OPERATION_TOO_EXPENSIVE', cost: { asked: 10835, limit: 2000, parts: [] } });
  expect(
    screen.getByText('La richiesta è troppo grande: costa 10.835 unità, il limite è 2000. Restringila e riprova.'),
  ).toBeTruthy();
});

test('an operation that is too expensive, without a price, is reported as too large', () => {
  tell({ code: 'OPERATION_TOO_EXPENSIVE', cost: 'much' });
  expect(screen.getByText('La richiesta è troppo grande. Restringila e riprova.')).toBeTruthy();
});
