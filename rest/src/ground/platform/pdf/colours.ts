/** The colours of printed documents: those of the portal's light theme. */
export const colours = {
  ink: '#1A1D21',
  secondary: '#555B63',
  hairline: '#DEDAD3',
  border: '#81878E',
  sunken: '#EDEAE4',
  paper: '#FFFFFF',
  rubber: '#1E2327',
  onRubber: '#E9E6E0',
  accent: '#F2B705',
  warning: '#8A5200',
} as const;
