import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { dark, light } from './colors';

const colors = { light: light.background, dark: dark.background } as const;

/** Sets the browser's frame to the chosen scheme's colour; before the first paint, build/firstPaint.html does that. */
export function useThemeColor(): void {
  const { mode } = useColorScheme();
  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const systemScheme = meta.media.includes('dark') ? 'dark' : 'light';
      meta.content = colors[mode === 'light' || mode === 'dark' ? mode : systemScheme];
    }
  }, [mode]);
}
