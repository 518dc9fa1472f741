import Box from '@mui/material/Box';

/** A tyre's tread from above: shoulder blocks, sipes, a zigzag rib, and the wear indicators in amber. Decoration. */
export function TreadPattern() {
  return (
    <Box
      component="svg"
      aria-hidden
      preserveAspectRatio="xMidYMid slice"
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        '& .block': { fill: 'var(--gdd-palette-rubber-raised)' },
        '& .groove': { stroke: 'var(--gdd-palette-rubber-groove)', strokeWidth: 5, fill: 'none' },
        '& .sipe': { stroke: 'var(--gdd-palette-rubber-main)', strokeWidth: 2, fill: 'none' },
        '& .wear': { fill: 'var(--gdd-palette-accent-main)' },
      }}
    >
      <defs>
        <pattern
          id="tread"
          width="320"
          height="120"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-14) scale(1.15)"
        >
          <path className="block" d="M4 6h62l20 26v52H24L4 58zM314 6h-62l-20 26v52h62l20-26z" />
          <path className="block" d="M96 4l34 22v40L96 88V46zM222 4l-34 22v40l34 22V46z" />
          <path className="block" d="M140 10l19-8 19 8v42l-19 8-19-8zM140 70l19-8 19 8v42l-19 8-19-8z" />
          <path className="sipe" d="M14 30l22 28M34 24l30 38M54 18l24 30M304 30l-22 28M284 24l-30 38M264 18l-24 30" />
          <path className="sipe" d="M146 30l13-6 13 6M146 92l13-6 13 6M104 40l18 12M214 40l-18 12" />
          <path className="groove" d="M92 0v120M226 0v120" />
        </pattern>
        <linearGradient id="depth" x1="0" y1="0" x2="0.35" y2="1">
          <stop offset="0" stopColor="white" stopOpacity="0.35" />
          <stop offset="0.45" stopColor="white" stopOpacity="1" />
          <stop offset="1" stopColor="white" stopOpacity="0.12" />
        </linearGradient>
        <mask id="worn">
          <rect width="100%" height="100%" fill="url(#depth)" />
        </mask>
      </defs>
      <rect width="100%" height="100%" fill="url(#tread)" mask="url(#worn)" />
      <rect className="wear" x="0" y="0" width="6" height="100%" />
    </Box>
  );
}
