import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { useArrival } from './useArrival';

function Page() {
  useArrival(useLocation().pathname);
  return <h1 tabIndex={-1}>Pagina</h1>;
}

function arrive() {
  const splash = Object.assign(document.createElement('div'), { id: 'splash' });
  document.body.append(splash);
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  return { splash, router };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const loaded = () => document.body.dataset['pageLoaded'];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.getElementById('splash')?.remove();
  delete document.body.dataset['pageLoaded'];
});

test('the splash stays for 100 ms after the first navigation, and fades for 800', () => {
  const { splash } = arrive();
  pass(99);
  expect(splash).not.toHaveClass('leaving');
  pass(1);
  expect(splash).toHaveClass('leaving');
  pass(799);
  expect(splash).toBeInTheDocument();
  pass(1);
  expect(splash).not.toBeInTheDocument();
});

test('a page is marked loaded 500 ms after each navigation', async () => {
  const { router } = arrive();
  pass(499);
  expect(loaded()).toBeUndefined();
  pass(1);
  expect(loaded()).toBe('true');
  await act(() => router.navigate('/dealers'));
  expect(loaded()).toBeUndefined();
  pass(500);
  expect(loaded()).toBe('true');
});

test('a navigation before the page is loaded begins its 500 ms anew', async () => {
  const { router } = arrive();
  pass(400);
  await act(() => router.navigate('/dealers'));
  pass(499);
  expect(loaded()).toBeUndefined();
  pass(1);
  expect(loaded()).toBe('true');
});
