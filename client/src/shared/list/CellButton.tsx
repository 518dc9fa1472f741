import { styled } from '@mui/material/styles';

/** A small button within a cell: seen where the pointer or the keyboard is, and always where there is no pointer. */
export const CellButton = styled('button')(({ theme: { vars } }) => ({
  // above the link that a whole card is
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  display: 'inline-flex',
  padding: 4,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: vars.palette.text.secondary,
  cursor: 'pointer',
  '& svg': { fontSize: 16 },
  '&:hover': { color: vars.palette.primary.main },
  '@media (hover: hover)': {
    opacity: 0,
    '&:focus-visible, *:hover > &, .MuiDataGrid-row:hover &': { opacity: 1 },
  },
  // as large as a finger needs, in a line no taller than the others
  '@media (max-width:599.95px)': {
    minWidth: 44,
    minHeight: 44,
    marginBlock: -12,
    alignItems: 'center',
    justifyContent: 'center',
  },
}));
