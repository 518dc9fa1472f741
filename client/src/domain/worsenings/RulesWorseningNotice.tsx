import Box from '@mui/material/Box';
import { useTexts } from '../../shared/i18n/useTexts';
import { Notice } from '../../shared/page/Notice';
import { useWorseningTexts, type TermForDealers } from './useWorseningTexts';

interface RulesWorseningNoticeProps {
  readonly worsening: { readonly dealers: number; readonly terms: readonly TermForDealers[] };
}

/** Whether a change of rules is an improvement; otherwise what gets worse, from how many tyres, for how many dealers. */
export function RulesWorseningNotice({ worsening: { dealers, terms } }: RulesWorseningNoticeProps) {
  const { say, format } = useTexts('worsening.rules');
  const texts = useWorseningTexts();
  if (dealers === 0) {
    return <Notice>{say('none')}</Notice>;
  }
  return (
    <Notice>
      {say('some', { dealers, number: format.number(dealers) })}
      <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
        {terms.map((term) => (
          <li key={term.term}>{texts.forDealers(term)}</li>
        ))}
      </Box>
    </Notice>
  );
}
