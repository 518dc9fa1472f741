import { useTheme } from '@mui/material/styles';

/** The pattern of the bars that others are compared with: distinct from theirs without colour, and in print. */
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

/** The paint of a pattern by its id. */
export const hatchFill = (id: string): string => `url(#${id})`;
