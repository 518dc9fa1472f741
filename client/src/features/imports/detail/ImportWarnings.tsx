import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FormattedMessage } from 'react-intl';
import { enumText } from '../../../shared/apollo/enumTexts';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { ImportRecordFragment } from '../imports.generated';
import { TitledList } from './TitledList';

type ImportWarning = ImportRecordFragment['warnings'][number];

/** What is confirmed by one checkbox: that equal lines are other sales, or that all else is right. */
export type ConfirmationGroup = 'equalLines' | 'others';

/** The confirmations that warnings want. */
export function wantedConfirmations(warnings: readonly ImportWarning[]): readonly ConfirmationGroup[] {
  const wanted = warnings.filter(({ needsConfirmation }) => needsConfirmation);
  const isEqual = ({ confirmation }: ImportWarning) => confirmation === 'EQUAL_LINES';
  return [
    ...(wanted.some(isEqual) ? (['equalLines'] as const) : []),
    ...(wanted.every(isEqual) ? [] : (['others'] as const)),
  ];
}

interface ImportWarningsProps {
  readonly warnings: readonly ImportWarning[];
  readonly wanted: readonly ConfirmationGroup[];
  readonly confirmed: readonly ConfirmationGroup[];
  readonly onConfirm: (confirmed: readonly ConfirmationGroup[]) => void;
}

/** Possible mistakes in valid rows, and the confirmations that some of them require. */
export function ImportWarnings({ warnings, wanted, confirmed, onConfirm }: ImportWarningsProps) {
  const { say } = useTexts('imports');
  const title = say('warnings');
  return (
    <TitledList
      title={title}
      items={warnings}
      keyOf={({ code, column, value }) => `${code} ${column} ${value ?? ''}`}
      foot={wanted.map((group) => (
        <Box key={group} sx={{ mt: 1 }}>
          <FormControlLabel
            control={
              <Checkbox
                checked={confirmed.includes(group)}
                onChange={(_event, checked) =>
                  onConfirm([...confirmed.filter((other) => other !== group), ...(checked ? [group] : [])])
                }
              />
            }
            label={say(`warnings.confirm.${group}`)}
          />
        </Box>
      ))}
    >
      {(warning) => <Warning warning={warning} />}
    </TitledList>
  );
}

/** The warnings whose examples are what the cells hold, not parsed numbers. */
const asWritten: readonly ImportWarning['code'][] = [
  'MIXED_DECIMALS',
  'EQUAL_LINES',
  'DOCUMENT_NUMBER',
  'MIXED_DATES',
  'MONTH_FIRST_DATES',
  'OLD_CHARACTERS',
  'LOST_CHARACTERS',
];

function Warning({ warning }: { readonly warning: ImportWarning }) {
  const { say, format } = useTexts('imports.warning');
  const { code, column, count, examples, value, suggestion } = warning;
  const number = (text: string) => (column === 'importo' ? format.euro(text) : format.number(text));
  // other warnings have parsed values as examples, or the brand, which is displayed already
  const visible = (text: string) => {
    if (code === 'FUTURE_DATES') return format.date(text);
    return asWritten.includes(code) ? text : number(text);
  };
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
      {suggestion !== null && <> {say('suggestion', { suggestion })}</>}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {column}
        {examples.map((example) => (
          <span key={example.row}>
            {' · '}
            {say('example', {
              row: format.number(example.row),
              hasValue: String(!isBrand),
              value: isBrand ? '' : visible(example.value),
            })}
          </span>
        ))}
      </Box>
    </>
  );
}
