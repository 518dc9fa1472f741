import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImportObstacle } from '@gdd/schema/imports';
import { problemOf } from '../../../shared/apollo/problem';
import { ResultDialog } from '../../../shared/dialogs/ResultDialog';
import { useTexts } from '../../../shared/i18n/useTexts';

/** Why a file was not read: what is wrong with its columns, or with the file as a whole. */
export type WrongFile = readonly ImportObstacle[] | 'empty' | 'invalid' | 'tooLong';

/** Why a file was not read, by the error of the call; undefined for errors that say nothing about the file. */
export function wrongFileOf(error: unknown): WrongFile | undefined {
  const { obstacles = [], fields } = problemOf(error) ?? {};
  if (obstacles.length > 0) return obstacles;
  const reason = fields?.['uploadId'];
  return reason === 'invalid' || reason === 'tooLong' ? reason : undefined;
}

interface WrongFileDialogProps {
  readonly wrong: WrongFile;
  /** The sentence that says what files are read, with their columns. */
  readonly columnsText: string;
  readonly onClose: () => void;
}

/** What is wrong with a file, of which nothing was read. */
export function WrongFileDialog({ wrong, columnsText, onClose }: WrongFileDialogProps) {
  const { say } = useTexts('settlements.wrongFile');
  return (
    <ResultDialog title={say('title')} onClose={onClose}>
      {typeof wrong === 'string' ? (
        <Typography role="alert">{say(wrong)}</Typography>
      ) : (
        <Box component="ul" role="alert" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {wrong.map(({ kind, text }) => (
            <li key={`${kind} ${text}`}>
              {say(kind === 'missingColumn' ? 'missingColumn' : 'wrongColumn', { column: text })}
            </li>
          ))}
        </Box>
      )}
      <Typography>{columnsText}</Typography>
    </ResultDialog>
  );
}
