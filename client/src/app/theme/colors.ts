/** The colours of the design "Battistrada"; the theme refers to them by name. */

export const light = {
  background: '#F6F4F0',
  paper: '#FFFFFF',
  sunken: '#EDEAE4',
  text: '#1A1D21',
  secondary: '#555B63',
  hairline: '#DEDAD3',
  inputBorder: '#81878E',
  primary: '#0B5A6F',
  primaryHover: '#084656',
  onPrimary: '#FFFFFF',
  accent: '#F2B705',
  success: '#1C7145',
  warning: '#8A5200',
  error: '#B3261E',
  info: '#235FA4',
  charts: ['#0B5A6F', '#B57B00', '#7A4E9B', '#2F7D4F', '#C2452D', '#66707A'],
} as const;

export const dark = {
  background: '#121518',
  paper: '#1A1E22',
  sunken: '#23282D',
  text: '#ECE9E4',
  secondary: '#A9B0B7',
  hairline: '#2E343A',
  inputBorder: '#6F7780',
  primary: '#6CC3D3',
  primaryHover: '#8CD3E0',
  onPrimary: '#06252D',
  accent: '#FFC83D',
  success: '#6FCF97',
  warning: '#FFC46B',
  error: '#FF9A92',
  info: '#8FBEF5',
  charts: ['#6CC3D3', '#FFC83D', '#C39BE0', '#7FCB98', '#F08A72', '#A9B0B7'],
} as const;

/** The navigation rail and the sign-in panel look the same in both modes. */
export const rubber = {
  main: '#1E2327',
  raised: '#2B3137',
  groove: '#15191C',
  text: '#E9E6E0',
  muted: '#A7ADB4',
} as const;

/** The text colour on the accent, in both modes. */
export const accentInk = '#1A1D21';
