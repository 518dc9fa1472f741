/** The look of what the chart library draws: hairlines, the portal's figures. */
export const chartStyle = {
  '& .MuiChartsGrid-line': { stroke: 'var(--gdd-palette-divider)', shapeRendering: 'crispEdges' },
  '& .MuiChartsAxis-tickLabel': {
    fill: 'var(--gdd-palette-text-secondary)',
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;
