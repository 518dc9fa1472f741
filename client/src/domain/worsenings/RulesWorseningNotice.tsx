import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../shared/i18n/useFormat';
import { Notice } from '../../shared/page/Notice';
import { useWorseningTexts, type TermForDealers } from './useWorseningTexts';

interface RulesWorseningNoticeProps {
  readonly worsening: { readonly dealers: number; readonly terms: readonly TermForDealers[] };
}

/** Whether a change of rules is an improvement; otherwise what gets worse, from how many tyres, for how many dealers. */
export function RulesWorseningNotice({ worsening: { dealers, terms } }: RulesWorseningNoticeProps) {
  const format = useFormat();
  const texts = useWorseningTexts();
  if (dealers === 0) {
    return (
      <Notice>
        <FormattedMessage id="worsening.rules.none" />
      </Notice>
    );
  }
  return (
    <Notice>
      <FormattedMessage id="worsening.rules.some" values={{ dealers, number: format.number(dealers) }} />
      <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
        {terms.map((term) => (
          <li key={term.term}>{texts.forDealers(term)}</li>
        ))}
      </Box>
    </Notice>
  );
}
