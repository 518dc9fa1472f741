import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportStatus } from '../../../shared/apollo/schema.generated';
import { useFormat } from '../../../shared/i18n/useFormat';

interface ImportWorkProps {
  readonly status: ImportStatus;
  readonly progress: { readonly done: number; readonly total: number };
}

/** The progress of an import, which continues when the page is left. */
export function ImportWork({ status, progress: { done, total } }: ImportWorkProps) {
  const intl = useIntl();
  const format = useFormat();
  const isKnown = total > 0;
  const share = isKnown ? Math.min(100, Math.floor((100 * done) / total)) : 0;
  const values = { done: format.number(done), total: format.number(total) };
  return (
    <Box>
      <LinearProgress
        aria-label={intl.formatMessage({ id: `imports.status.${status}` })}
        {...(isKnown ? { variant: 'determinate', value: share } : {})}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mt: 0.5 }}>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <FormattedMessage id={isKnown ? 'imports.page.rowsOf' : 'imports.page.rows'} values={values} />
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="imports.page.leave" />
        </Typography>
      </Box>
    </Box>
  );
}
