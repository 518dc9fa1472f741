import { useTheme } from '@mui/material/styles';

/** The pattern of bars for comparison, which differ from the others also without colour and in print. */
export function Hatch({ id }: { id: string }) {
  const { palette } = useTheme().vars;
  return (
    <defs>
      <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={5} height={5} fill={palette.background.paper} />
        <rect width={2.5} height={5} fill={palette.charts[1]} />
      </pattern>
    </defs>
  );
}

/** The `fill` of a pattern by its id. */
export const hatchFill = (id: string): string => `url(#${id})`;
