import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type PaletteOptions, type Theme } from '@mui/material/styles';
import { accentInk, dark, light, rubber } from './colors';
import { componentStyles } from './components';
import './fonts.css';

type Colors = typeof light | typeof dark;

const fontFamily = "'Archivo Variable', 'Archivo Fallback', system-ui, sans-serif";

/** The CSS of a text; size and line height in px. */
const text = (size: number, line: number, fontWeight = 400) => ({
  fontSize: `${size / 16}rem`,
  lineHeight: line / size,
  fontWeight,
  letterSpacing: 0,
});

/** A status colour, faint enough for text on it to be readable. */
const tint = (color: string): string => `color-mix(in srgb, ${color} 12%, transparent)`;

function palette(colors: Colors): PaletteOptions {
  const { success, warning, error, info, primary } = colors;
  return {
    background: { default: colors.background, paper: colors.paper },
    text: { primary: colors.text, secondary: colors.secondary },
    divider: colors.hairline,
    primary: { main: primary, dark: colors.primaryHover, contrastText: colors.onPrimary },
    success: { main: success, contrastText: colors.paper },
    warning: { main: warning, contrastText: colors.paper },
    error: { main: error, dark: error, contrastText: colors.paper },
    info: { main: info, contrastText: colors.paper },
    sunken: colors.sunken,
    inputBorder: colors.inputBorder,
    accent: { main: colors.accent, contrastText: accentInk },
    rubber,
    charts: colors.charts,
    tint: {
      primary: tint(primary),
      success: tint(success),
      warning: tint(warning),
      error: tint(error),
      info: tint(info),
    },
  };
}

/** The attribute of the root element with the colour scheme; index.html sets it before the first paint. */
export const colorSchemeAttribute = 'data-color-scheme';

/** Makes the portal's theme. It takes some 30 ms on a phone: main.tsx calls it while the session is looked up. */
export const makeTheme = (): Theme =>
  createTheme({
    cssVariables: { cssVarPrefix: 'gdd', colorSchemeSelector: colorSchemeAttribute, nativeColor: false },
    colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
    shape: { borderRadius: 4 },
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 150,
        standard: 180,
        complex: 180,
        enteringScreen: 180,
        leavingScreen: 150,
      },
    },
    typography: {
      fontFamily,
      fontSize: 14,
      kpi: { fontFamily, fontVariantNumeric: 'tabular-nums', ...text(32, 36, 650) },
      h1: text(24, 32, 650),
      h2: text(18, 26, 650),
      // 14/20, on phones 16/24: CSS variables, so that a component's own size still takes precedence.
      body1: { ...text(14, 20), fontSize: 'var(--body-size)', lineHeight: 'var(--body-line)' },
      table: { fontFamily, fontVariantNumeric: 'tabular-nums', ...text(13, 18) },
      caption: text(12, 16),
      button: { ...text(14, 20, 600), textTransform: 'none' },
    },
    components: componentStyles,
  });
