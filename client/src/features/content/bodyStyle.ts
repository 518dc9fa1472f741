import type { SystemStyleObject, Theme } from '@mui/system';

/** The style of a content's text, both when it is read and in the editor. */
export const bodyStyle: SystemStyleObject<Theme> = {
  fontSize: '1rem',
  lineHeight: 1.625,
  overflowWrap: 'anywhere',
  '& > :first-child': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p': { my: 2 },
  '& h2, & h3, & h4': { fontWeight: 650, lineHeight: 1.35, mt: 4, mb: 1 },
  '& h2': { fontSize: '1.25rem' },
  '& h3': { fontSize: '1.0625rem' },
  '& h4': { fontSize: '1rem' },
  '& ul, & ol': { my: 2, pl: 3 },
  '& li': { my: 0.5 },
  '& li > p': { my: 0 },
  '& a': { color: 'primary.main', fontWeight: 550, textUnderlineOffset: '3px' },
  '& blockquote': { mx: 0, my: 2, pl: 2, borderLeft: 4, borderColor: 'accent.main', color: 'text.secondary' },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', my: 2, borderRadius: 1, bgcolor: 'sunken' },
  '& figure': { mx: 0, my: 2 },
  '& figcaption': { typography: 'caption', color: 'text.secondary' },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 3 },
  '& pre': { p: 2, borderRadius: 1, bgcolor: 'sunken', overflowX: 'auto', fontSize: '0.875rem' },
  '& table': { borderCollapse: 'collapse', my: 2, typography: 'table', maxWidth: '100%' },
  '& th, & td': { border: 1, borderColor: 'divider', px: 1, py: 0.75, textAlign: 'left', verticalAlign: 'top' },
  '& th p, & td p': { my: 0 },
  '& th': { bgcolor: 'sunken', fontWeight: 650 },
};
