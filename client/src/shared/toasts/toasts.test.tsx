import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { InItalian } from '../test/InItalian';
import { useToasts } from './ToastsContext';
import { ToastsProvider } from './ToastsProvider';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function Page() {
  const toasts = useToasts();
  return (
    <>
      <button onClick={() => toasts.success('Obiettivo aggiornato.')}>salva</button>
      <button onClick={() => toasts.error('Riprova.', 'Errore imprevisto')}>sbaglia</button>
    </>
  );
}

function show(): void {
  render(
    <InItalian>
      <ToastsProvider>
        <Page />
      </ToastsProvider>
    </InItalian>,
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a toast comes inactive, is active for 5 seconds, is removed and gone 300 ms later', () => {
  show();
  press('salva');
  const toast = screen.getByRole('status');
  expect(toast).toHaveAttribute('data-state', 'inactive');
  pass(20);
  expect(toast).toHaveAttribute('data-state', 'active');
  pass(4970);
  expect(toast).toHaveAttribute('data-state', 'active');
  pass(10);
  expect(toast).toHaveAttribute('data-state', 'removed');
  pass(299);
  expect(toast).toBeInTheDocument();
  pass(1);
  expect(toast).not.toBeInTheDocument();
});

test('the pointer holds a toast, which goes a second after it has left', () => {
  show();
  press('salva');
  const toast = screen.getByRole('status');
  pass(100);
  fireEvent.mouseEnter(toast);
  pass(20_000);
  expect(toast).toHaveAttribute('data-state', 'active');
  fireEvent.mouseLeave(toast);
  pass(999);
  expect(toast).toHaveAttribute('data-state', 'active');
  pass(1);
  expect(toast).toHaveAttribute('data-state', 'removed');
});

test('the newest toast stands on top, in the one area at the top right', () => {
  show();
  press('salva');
  press('sbaglia');
  const area = screen.getByRole('region', { name: 'Avvisi' });
  expect(area).toHaveStyle({ position: 'fixed', top: '64px', right: '16px' });
  const texts = Array.from(area.children, (toast) => toast.textContent);
  expect(texts).toEqual(['Errore imprevistoRiprova.', 'Obiettivo aggiornato.']);
});

test('a toast can be closed at once', () => {
  show();
  press('sbaglia');
  press('Chiudi avviso');
  expect(screen.getByRole('alert')).toHaveAttribute('data-state', 'removed');
});
