import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { ImportStatus } from '../../../shared/apollo/schema.generated';
import { useTexts } from '../../../shared/i18n/useTexts';

interface ImportWorkProps {
  readonly status: ImportStatus;
  readonly progress: { readonly done: number; readonly total: number };
}

/** The progress of an import, which continues when the page is left. */
export function ImportWork({ status, progress: { done, total } }: ImportWorkProps) {
  const { say, format } = useTexts('imports');
  const isKnown = total > 0;
  const share = isKnown ? Math.min(100, Math.floor((100 * done) / total)) : 0;
  const values = { done: format.number(done), total: format.number(total) };
  return (
    <Box>
      <LinearProgress
        aria-label={say(`status.${status}`)}
        {...(isKnown ? { variant: 'determinate', value: share } : {})}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mt: 0.5 }}>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <FormattedMessage id={isKnown ? 'imports.page.rowsOf' : 'imports.page.rows'} values={values} />
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{say('page.leave')}</Typography>
      </Box>
    </Box>
  );
}
