import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface LongWorkProps {
  /** How long it may take, and what becomes of it where the reader goes. */
  readonly text: string;
  readonly isRunning: boolean;
}

/** Within the dialog that confirms what takes up to two minutes: says so, and moves while it lasts. */
export function LongWork({ text, isRunning }: LongWorkProps) {
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="table" component="p" color="text.secondary">
        {text}
      </Typography>
      <Box sx={{ mt: 2, minHeight: 4 }}>{isRunning && <LinearProgress aria-label={text} />}</Box>
    </Box>
  );
}
