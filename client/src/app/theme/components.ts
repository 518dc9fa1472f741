import { partStyles } from '../../shared/page/partStyles';
import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

type Styled = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** The portal's defaults and styles of MUI's components: hairlines instead of shadows, labels above their inputs. */
export const componentStyles: Styled = {
  MuiCssBaseline: {
    styleOverrides: ({ vars }) => ({
      ...partStyles({ vars }),
      ':root': {
        '--body-size': '0.875rem',
        '--body-line': `${20 / 14}`,
        '@media (max-width:599.95px)': { '--body-size': '1rem', '--body-line': '1.5' },
      },
      body: { fontVariantNumeric: 'lining-nums', overflowWrap: 'break-word' },
      ':focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
      '::selection': { backgroundColor: vars.palette.accent.main, color: vars.palette.accent.contrastText },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        padding: '8px 16px',
        [theme.breakpoints.down('sm')]: { minHeight: 44 },
      }),
      sizeSmall: ({ theme }) => ({
        minHeight: 32,
        padding: '4px 12px',
        [theme.breakpoints.down('sm')]: { minHeight: 44 },
      }),
      outlined: ({ theme: { vars } }) => ({ borderColor: vars.palette.inputBorder }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 4, [theme.breakpoints.down('sm')]: { minWidth: 44, minHeight: 44 } }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        backgroundImage: 'none',
        boxShadow: 'none',
        border: `1px solid ${vars.palette.divider}`,
      }),
      rounded: { borderRadius: 8 },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 8,
        [theme.breakpoints.down('sm')]: { margin: 16, width: 'calc(100% - 32px)' },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.125rem', lineHeight: 26 / 18, fontWeight: 650, padding: '20px 24px 12px' } },
  },
  MuiDialogContent: {
    styleOverrides: { root: ({ theme: { vars } }) => ({ padding: '4px 24px 20px', color: vars.palette.text.primary }) },
  },
  MuiDialogContentText: { styleOverrides: { root: ({ theme: { vars } }) => ({ color: vars.palette.text.primary }) } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(18 21 24 / 55%)' } } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        color: vars.palette.text.primary,
        fontSize: '0.875rem',
        lineHeight: 20 / 14,
        fontWeight: 550,
        '&.Mui-focused, &.Mui-error': { color: vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '4px 0 0', fontSize: '0.75rem', lineHeight: 16 / 12 } } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        minHeight: 40,
        [theme.breakpoints.down('sm')]: { minHeight: 44, fontSize: '1rem' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.inputBorder },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.sunken },
        '&.Mui-readOnly': { backgroundColor: theme.vars.palette.sunken },
      }),
      input: { '&:focus-visible': { outline: 'none' } },
    },
  },
  MuiInputBase: { styleOverrides: { input: { '&:focus-visible': { outline: 'none' } } } },
  MuiCheckbox: { styleOverrides: { root: ({ theme: { vars } }) => ({ color: vars.palette.inputBorder }) } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { textUnderlineOffset: 3, fontWeight: 550 } },
  },
  MuiTooltip: {
    defaultProps: { arrow: false },
    styleOverrides: {
      tooltip: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.rubber.main,
        color: vars.palette.rubber.text,
        border: `1px solid ${vars.palette.rubber.raised}`,
        fontSize: '0.75rem',
        lineHeight: 16 / 12,
        padding: '6px 10px',
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: ({ theme }) => ({ minHeight: 40, [theme.breakpoints.down('sm')]: { minHeight: 44 } }) },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        textTransform: 'none',
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.paper,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.primary.main,
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 14%, ${theme.vars.palette.background.paper})`,
        },
        [theme.breakpoints.down('sm')]: { minHeight: 44, minWidth: 44 },
      }),
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 4, fontWeight: 550 } } },
  MuiTypography: { defaultProps: { variantMapping: { kpi: 'p', table: 'span', caption: 'span' } } },
};
