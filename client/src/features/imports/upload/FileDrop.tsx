import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { ImportFailure } from '@gdd/schema/imports';
import { useId, useState, type DragEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFileSize } from '../../../shared/files/useFileSize';
import { useTexts } from '../../../shared/i18n/useTexts';
import { visuallyHidden } from '../../../shared/page/visuallyHidden';

interface FileDropProps {
  readonly file: File | undefined;
  /** Undefined if the chosen file cannot be imported. */
  readonly onFile: (file: File | undefined) => void;
}

const extensions = ['.csv', '.xlsx'];

/** Files that the service would refuse for their kind, by the reason of it: said before they are sent. */
const refusedKinds: Readonly<Record<string, ImportFailure>> = {
  ods: 'odsFile',
  xlsb: 'xlsbFile',
  zip: 'zipFile',
  gz: 'gzipFile',
  rtf: 'rtfFile',
  pdf: 'pdfFile',
  xls: 'oldSpreadsheet',
};

/** The message id of a problem that is found before the upload; undefined if there is none. */
function problemWith(file: File): string | undefined {
  const name = file.name.toLowerCase();
  if (!extensions.some((extension) => name.endsWith(extension))) {
    const refused = refusedKinds[name.slice(name.lastIndexOf('.') + 1)];
    return refused === undefined ? 'imports.form.wrongFormat' : `imports.failure.${refused}`;
  }
  return file.size === 0 ? 'imports.form.emptyFile' : undefined;
}

/** A field that takes a file by drag and drop or by a dialog. */
export function FileDrop({ file, onFile }: FileDropProps) {
  const id = useId();
  const { intl, say } = useTexts('imports.form');
  const fileSize = useFileSize();
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const problemId = problemWith(chosen);
    setProblem(problemId);
    onFile(problemId === undefined ? chosen : undefined);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };

  return (
    <Box
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        choose(event.dataTransfer.files[0]);
      }}
      sx={{
        alignSelf: 'stretch',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        p: 3,
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'inputBorder',
        borderRadius: 2,
        bgcolor: isOver ? 'tint.primary' : 'sunken',
      }}
    >
      <UploadFileOutlined aria-hidden sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} role="status">
        {file === undefined ? say('drop') : say('chosen', { name: file.name, size: fileSize(file.size) })}
      </Typography>
      <Box
        component="input"
        id={id}
        type="file"
        accept={extensions.join(',')}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-message`}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // Reset, so that the same file can be chosen again after a correction.
          event.target.value = '';
        }}
        sx={{
          ...visuallyHidden,
          '&:focus-visible + label': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      />
      <Box
        component="label"
        htmlFor={id}
        sx={{
          minHeight: 44,
          display: 'inline-flex',
          alignItems: 'center',
          px: 2,
          border: 1,
          borderColor: 'inputBorder',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'primary.main',
          fontWeight: 600,
          cursor: 'pointer',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        {intl.formatMessage({ id: file === undefined ? 'imports.form.choose' : 'imports.form.chooseOther' })}
      </Box>
      <FormHelperText id={`${id}-message`} error={problem !== undefined} role={problem && 'alert'}>
        <FormattedMessage id={problem ?? 'imports.form.formats'} />
      </FormHelperText>
    </Box>
  );
}
