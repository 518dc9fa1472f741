import '@mui/material/styles';

interface Rubber {
  main: string;
  raised: string;
  groove: string;
  text: string;
  muted: string;
}

interface Tints {
  primary: string;
  success: string;
  warning: string;
  error: string;
  info: string;
}

/** The series of charts, in their order. */
type Charts = readonly [string, string, string, string, string, string];

declare module '@mui/material/styles' {
  interface Palette {
    /** Surfaces below the page: table heads, wells. */
    sunken: string;
    inputBorder: string;
    /** Amber, only for fills. */
    accent: { main: string; contrastText: string };
    rubber: Rubber;
    /** Backgrounds of a status, behind its icon and text. */
    tint: Tints;
    charts: Charts;
  }
  interface PaletteOptions {
    sunken?: string;
    inputBorder?: string;
    accent?: { main: string; contrastText: string };
    rubber?: Rubber;
    tint?: Tints;
    charts?: Charts;
  }
  interface TypographyVariants {
    kpi: React.CSSProperties;
    table: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    kpi?: React.CSSProperties;
    table?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    kpi: true;
    table: true;
    h3: false;
    h4: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    body2: false;
    overline: false;
    button: false;
  }
}
