import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FormattedMessage, useIntl } from 'react-intl';
import { enumText } from '../../../shared/apollo/enumTexts';
import { useFormat } from '../../../shared/i18n/useFormat';
import type { ImportRecordFragment } from '../imports.generated';
import { TitledList } from './TitledList';

interface ImportWarningsProps {
  readonly warnings: ImportRecordFragment['warnings'];
  /** Whether they are confirmed; undefined if no confirmation is needed. */
  readonly isConfirmed: boolean | undefined;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** Possible mistakes in valid rows, and the confirmation that some of them require. */
export function ImportWarnings({ warnings, isConfirmed, onConfirm }: ImportWarningsProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'imports.warnings' });
  return (
    <TitledList
      title={title}
      items={warnings}
      keyOf={({ code, column, value }) => `${code} ${column} ${value ?? ''}`}
      foot={
        isConfirmed !== undefined && (
          <FormControlLabel
            sx={{ mt: 1 }}
            control={<Checkbox checked={isConfirmed} onChange={(_event, checked) => onConfirm(checked)} />}
            label={<FormattedMessage id="imports.warnings.confirm" />}
          />
        )
      }
    >
      {(warning) => <Warning warning={warning} />}
    </TitledList>
  );
}

function Warning({ warning }: { readonly warning: ImportRecordFragment['warnings'][number] }) {
  const format = useFormat();
  const { code, column, count, examples, value, suggestion } = warning;
  const number = (text: string) => (column === 'importo' ? format.euro(text) : format.number(text));
  // other warnings have parsed numbers as examples, or the brand, which is displayed already
  const visible = (text: string) => (code === 'MIXED_DECIMALS' ? text : number(text));
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
                value: isBrand ? '' : visible(example.value),
              }}
            />
          </span>
        ))}
      </Box>
    </>
  );
}
