/** Hides an element, but not from screen readers. Sizes have units, because the theme reads a bare 1 as 100 %. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
