import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
}

/** The white margin around the code, in modules, as the standard requires. */
const quietZone = 4;

/** A text as a QR code: black on white in any colour scheme, because many cameras do not read other colours. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: quietZone }), [text]);
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 'min(240px, 100%)', borderRadius: 1, forcedColorAdjust: 'none', printColorAdjust: 'exact' }}
    >
      <path fill="white" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="black" d={path} />
    </Box>
  );
}
