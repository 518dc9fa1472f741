import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface LongWorkProps {
  /** How long the action may take, and what happens if the user leaves. */
  readonly text: string;
  readonly isRunning: boolean;
}

/** For a dialog that confirms an action of up to two minutes: a text about that, and a progress bar while it runs. */
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
