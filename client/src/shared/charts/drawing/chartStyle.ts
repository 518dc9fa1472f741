/** The style of the chart library's grid and axes: hairlines, tabular figures. */
export const chartStyle = {
  '& .MuiChartsGrid-line': { stroke: 'var(--gdd-palette-divider)', shapeRendering: 'crispEdges' },
  '& .MuiChartsAxis-tickLabel': {
    fill: 'var(--gdd-palette-text-secondary)',
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;
