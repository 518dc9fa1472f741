import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { dark, light } from './colors';

const colors = { light: light.background, dark: dark.background } as const;

/** Has the browser's own frame follow the scheme that is chosen; build/firstPaint.html says it before the first paint. */
export function useThemeColor(): void {
  const { mode } = useColorScheme();
  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const ofMachine = meta.media.includes('dark') ? 'dark' : 'light';
      meta.content = colors[mode === 'light' || mode === 'dark' ? mode : ofMachine];
    }
  }, [mode]);
}
