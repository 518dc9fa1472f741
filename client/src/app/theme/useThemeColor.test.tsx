import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { theme } from '../../shared/test/theme';
import { useThemeColor } from './useThemeColor';

function Page() {
  useThemeColor();
  const { setMode } = useColorScheme();
  return (['light', 'dark', 'system'] as const).map((mode) => (
    <button key={mode} onClick={() => setMode(mode)}>
      {mode}
    </button>
  ));
}

const metaOf = (scheme: string) =>
  Object.assign(document.createElement('meta'), {
    name: 'theme-color',
    media: `(prefers-color-scheme: ${scheme})`,
  });

test('the browser’s own frame follows the chosen scheme at once, and the machine’s again', () => {
  const metas = ['light', 'dark'].map(metaOf);
  document.head.append(...metas);
  const visible = () => metas.map(({ content }) => content);
  render(
    <ThemeProvider theme={theme} defaultMode="system" noSsr>
      <Page />
    </ThemeProvider>,
  );
  const choose = (name: string) => act(() => screen.getByRole('button', { name }).click());
  expect(visible()).toEqual(['#F6F4F0', '#121518']);
  choose('dark');
  expect(visible()).toEqual(['#121518', '#121518']);
  choose('light');
  expect(visible()).toEqual(['#F6F4F0', '#F6F4F0']);
  choose('system');
  expect(visible()).toEqual(['#F6F4F0', '#121518']);
  for (const meta of metas) meta.remove();
});
