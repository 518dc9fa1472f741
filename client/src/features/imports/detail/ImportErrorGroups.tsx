import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { enumText } from '../../../shared/apollo/enumTexts';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { ImportRecordFragment } from '../imports.generated';
import { useReasonText } from './useReasonText';

/** The errors grouped by column and reason, the most frequent first, each with its likely cause. */
export function ImportErrorGroups({ groups }: Pick<ImportRecordFragment, 'groups'>) {
  const { intl, say, format } = useTexts('imports');
  const reasons = useReasonText();
  return (
    <Box
      component="ul"
      aria-label={say('groups')}
      sx={{ listStyle: 'none', m: 0, mb: 2.5, p: 0, borderTop: 1, borderColor: 'divider' }}
    >
      {groups.map(({ column, reason, rows }) => {
        const hint = `imports.hint.${enumText(reason)}`;
        return (
          <Box
            component="li"
            key={`${column} ${reason}`}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <FormattedMessage
              id="imports.group"
              values={{
                count: rows,
                number: format.number(rows),
                reason: withinSentence(reasons.text(reason)),
                strong: (parts) => <strong>{parts}</strong>,
              }}
            />
            {hint in intl.messages && (
              <>
                {' '}
                <FormattedMessage id={hint} />
              </>
            )}{' '}
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {column}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/**
 * Adapts a reason for the middle of a sentence: 'Partita IVA sconosciuta.' → 'partita IVA sconosciuta.'; 'VAT number
 * unknown.' is unchanged.
 */
function withinSentence(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
