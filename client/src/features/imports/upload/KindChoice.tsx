import { useApolloClient } from '@apollo/client/react';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { importKinds, type ImportKind } from '@gdd/schema/campaigns';
import { networkColumns, requiredNetworkColumns } from '@gdd/schema/dealers';
import { useDownload } from '../../../shared/files/useDownload';
import { kindOptions } from '../importOptions';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ImportTemplateFileDocument } from '../imports.generated';

/** The column names of each kind of file (docs/domain/imports.md). */
const columns: Readonly<Record<ImportKind, string>> = {
  sales: 'documento, riga, partita_iva, data, marca, stagione, segmento, cerchio, canale, quantita, importo, azione',
  network: networkColumns.join(', '),
  goals: 'campagna, partita_iva, obiettivo, accettata',
};

/** The optional columns: without them the stored values do not change. */
const optionalColumns: Readonly<Record<ImportKind, string>> = {
  sales: 'azione',
  network: networkColumns.filter((column) => !requiredNetworkColumns.includes(column)).join(', '),
  goals: 'accettata',
};

interface KindChoiceProps {
  readonly value: ImportKind;
  readonly onChange: (kind: ImportKind) => void;
  readonly disabled: boolean;
}

/** Radio buttons for the kind of file, each with its columns and a template. */
export function KindChoice({ value, onChange, disabled }: KindChoiceProps) {
  const { say } = useTexts('imports.form');
  return (
    <RadioGroup
      aria-label={say('kind')}
      value={value}
      onChange={(_event, next) => {
        const kind = importKinds.find((name) => name === next);
        if (kind !== undefined) onChange(kind);
      }}
      sx={{ gap: 1 }}
    >
      {importKinds.map((kind) => (
        <KindCard key={kind} kind={kind} isChosen={kind === value} disabled={disabled} />
      ))}
    </RadioGroup>
  );
}

interface KindCardProps {
  readonly kind: ImportKind;
  readonly isChosen: boolean;
  readonly disabled: boolean;
}

function KindCard({ kind, isChosen, disabled }: KindCardProps) {
  const { say } = useTexts('imports');
  const client = useApolloClient();
  const { busy, download } = useDownload();
  const option = kindOptions[kind];
  const name = say(`kind.${option}`);
  const fetchTemplate = () =>
    void download(async () => {
      const { data } = await client.query({
        query: ImportTemplateFileDocument,
        variables: { kind: option },
        fetchPolicy: 'no-cache',
      });
      return data?.importTemplateFile;
    }, name);
  return (
    <Box
      sx={{
        border: 1,
        borderRadius: 2,
        px: 2,
        py: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'tint.primary' : 'transparent',
      }}
    >
      <FormControlLabel
        value={kind}
        disabled={disabled}
        control={<Radio slotProps={{ input: { 'aria-describedby': `imports-kind-${kind}` } }} />}
        label={name}
        slotProps={{ typography: { sx: { fontWeight: 650 } } }}
      />
      <Box id={`imports-kind-${kind}`} sx={{ pl: { sm: 4 } }}>
        <Typography>{say(`form.${option}`)}</Typography>
        <Typography variant="caption" component="p" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {say('form.columns', { columns: columns[kind] })} {say('form.optional', { columns: optionalColumns[kind] })}
        </Typography>
      </Box>
      <Button
        size="small"
        startIcon={<FileDownloadOutlined />}
        disabled={busy}
        onClick={fetchTemplate}
        aria-label={say('form.template', { kind: name })}
        sx={{ ml: { sm: 2.5 }, mt: 0.5 }}
      >
        {say('form.templateButton')}
      </Button>
    </Box>
  );
}
