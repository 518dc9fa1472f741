import Box from '@mui/material/Box';
import type { EditableDealerField } from '@gdd/schema/dealers';
import { FormattedMessage, useIntl } from 'react-intl';
import { StaleDialog, type StaleDialogActions } from '../../shared/dialogs/StaleDialog';
import { useLanguage } from '../../shared/i18n/LanguageProvider';
import type { DealerRecordFragment } from './dealer.generated';
import { comparedFields, labelId } from './dealerFields';
import { formValuesOf, type DealerFormValues } from './dealerFormValues';
import { valueInWords } from './valueInWords';

interface StaleVersionDialogProps extends StaleDialogActions {
  readonly mine: DealerFormValues;
  /** The dealer as somebody else has saved it. */
  readonly theirs: DealerRecordFragment;
}

/** Somebody else saved first: shows where the two differ, and leaves the choice to the person. */
export function StaleVersionDialog({ mine, theirs, ...actions }: StaleVersionDialogProps) {
  const differences = useDifferences(mine, formValuesOf(theirs));
  return (
    <StaleDialog messages="dealers.stale" isSame={differences.length === 0} {...actions}>
      <Differences differences={differences} />
    </StaleDialog>
  );
}

interface Difference {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

function useDifferences(mine: DealerFormValues, theirs: DealerFormValues): readonly Difference[] {
  const intl = useIntl();
  const { language } = useLanguage();
  const inWords = (field: EditableDealerField, values: DealerFormValues): string => {
    const { parentId } = values;
    const text = field === 'parentId' ? (parentId?.id ?? '') : values[field].trim();
    const written = field === 'tier' ? text.toLowerCase() : text;
    return valueInWords(field, written, { intl, language, memberName: () => parentId?.label });
  };
  return comparedFields
    .map((field) => ({
      field,
      label: intl.formatMessage({ id: labelId(field) }),
      mine: inWords(field, mine),
      theirs: inWords(field, theirs),
    }))
    .filter((difference) => difference.mine !== difference.theirs);
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const intl = useIntl();
  const cell = {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 1,
    pr: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
  } as const;
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        typography: 'table',
        tableLayout: 'fixed',
        overflowWrap: 'anywhere',
      }}
    >
      <thead>
        <tr>
          {['field', 'theirs', 'mine'].map((column) => (
            <Box component="th" scope="col" key={column} sx={{ ...cell, color: 'text.secondary', fontWeight: 550 }}>
              <FormattedMessage id={`dealers.stale.${column}`} />
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, label, mine, theirs }) => (
          <tr key={field}>
            <Box component="th" scope="row" sx={{ ...cell, fontWeight: 400 }}>
              {label}
            </Box>
            <Box component="td" sx={cell}>
              {theirs || intl.formatMessage({ id: 'dealers.noValue' })}
            </Box>
            <Box component="td" sx={{ ...cell, fontWeight: 550 }}>
              {mine || intl.formatMessage({ id: 'dealers.noValue' })}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
