import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FormattedMessage, useIntl } from 'react-intl';
import { enumText } from '../../../shared/apollo/enumTexts';
import { useFormat } from '../../../shared/i18n/useFormat';
import { Surface } from '../../../shared/page/Surface';
import type { ImportRecordFragment } from '../imports.generated';

interface ImportWarningsProps {
  readonly warnings: ImportRecordFragment['warnings'];
  /** Whether somebody has looked at them; undefined: there is nothing to confirm any more. */
  readonly isConfirmed: boolean | undefined;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** What may be a mistake in valid rows, and the word that it was looked at, which some of it wants. */
export function ImportWarnings({ warnings, isConfirmed, onConfirm }: ImportWarningsProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'imports.warnings' });
  return (
    <Surface title={title}>
      <Box
        component="ul"
        aria-label={title}
        sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}
      >
        {warnings.map((warning) => (
          <Box
            component="li"
            key={`${warning.code} ${warning.column} ${warning.value ?? ''}`}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Warning warning={warning} />
          </Box>
        ))}
      </Box>
      {isConfirmed !== undefined && (
        <FormControlLabel
          sx={{ mt: 1 }}
          control={<Checkbox checked={isConfirmed} onChange={(_event, checked) => onConfirm(checked)} />}
          label={<FormattedMessage id="imports.warnings.confirm" />}
        />
      )}
    </Surface>
  );
}

function Warning({ warning }: { readonly warning: ImportRecordFragment['warnings'][number] }) {
  const format = useFormat();
  const { code, column, count, examples, value, suggestion } = warning;
  const number = (text: string) => (column === 'importo' ? format.euro(text) : format.number(text));
  // the cells of the other warnings are numbers that were read, or the brand that stands there already
  const shown = (text: string) => (code === 'MIXED_DECIMALS' ? text : number(text));
  const isBrand = code === 'NEW_BRAND';
  return (
    <>
      <FormattedMessage
        id={`imports.warning.${enumText(code)}`}
        values={{
          count,
          number: format.number(count),
          value: value === null || isBrand ? value : number(value),
          strong: (parts) => <strong>{parts}</strong>,
        }}
      />
      {suggestion !== null && (
        <>
          {' '}
          <FormattedMessage id="imports.warning.suggestion" values={{ suggestion }} />
        </>
      )}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {column}
        {examples.map((example) => (
          <span key={example.row}>
            {' · '}
            <FormattedMessage
              id="imports.warning.example"
              values={{
                row: format.number(example.row),
                hasValue: String(!isBrand),
                value: isBrand ? '' : shown(example.value),
              }}
            />
          </span>
        ))}
      </Box>
    </>
  );
}
