import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImportObstacle } from '@gdd/schema/imports';
import { ResultDialog } from '../../../shared/dialogs/ResultDialog';
import { useTexts } from '../../../shared/i18n/useTexts';

interface WrongFileDialogProps {
  readonly obstacles: readonly ImportObstacle[];
  /** The sentence that says what columns the file has. */
  readonly columnsText: string;
  readonly onClose: () => void;
}

/** What is wrong with the columns of a file, of which nothing was read. */
export function WrongFileDialog({ obstacles, columnsText, onClose }: WrongFileDialogProps) {
  const { say } = useTexts('settlements.wrongFile');
  return (
    <ResultDialog title={say('title')} onClose={onClose}>
      <Box component="ul" role="alert" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {obstacles.map(({ kind, text }) => (
          <li key={`${kind} ${text}`}>
            {say(kind === 'missingColumn' ? 'missingColumn' : 'wrongColumn', { column: text })}
          </li>
        ))}
      </Box>
      <Typography>{columnsText}</Typography>
    </ResultDialog>
  );
}
