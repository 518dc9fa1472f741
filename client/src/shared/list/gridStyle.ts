import { gridClasses } from '@mui/x-data-grid';
import type { SxProps, Theme } from '@mui/material/styles';

/** Hairlines, a sunken head, tabular figures: the grid in the portal's own dress. */
export const gridStyle: SxProps<Theme> = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  typography: 'table',
  [`& .${gridClasses.columnHeader}`]: { bgcolor: 'sunken', px: 1.25 },
  [`& .${gridClasses.columnHeaderTitle}`]: { typography: 'caption', fontWeight: 650, color: 'text.secondary' },
  [`& .${gridClasses['columnHeader--sorted']} .${gridClasses.columnHeaderTitle}`]: { color: 'text.primary' },
  [`& .${gridClasses.columnSeparator}`]: { color: 'transparent' },
  [`& .${gridClasses.columnHeader}:hover .${gridClasses.columnSeparator}`]: { color: 'inputBorder' },
  [`& .${gridClasses.cell}`]: { px: 1.25, cursor: 'pointer', borderTop: 1, borderColor: 'divider' },
  [`& .${gridClasses.cellCheckbox}, & .${gridClasses.columnHeaderCheckbox}`]: { px: 0, cursor: 'default' },
  [`& .${gridClasses.cell}:focus, & .${gridClasses.columnHeader}:focus, & .${gridClasses.cell}:focus-within, & .${gridClasses.columnHeader}:focus-within`]:
    { outline: 'none' },
  [`& .${gridClasses.cell}:focus-visible, & .${gridClasses.columnHeader}:focus-visible`]: {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
  [`& .${gridClasses.row}.Mui-selected, & .${gridClasses.row}.Mui-selected:hover`]: { bgcolor: 'tint.primary' },
};
