import DensitySmallOutlined from '@mui/icons-material/DensitySmallOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../i18n/useFormat';

/** The line above the rows: their number, and the controls of their display. */
export function ListHead({ children }: { readonly children: ReactNode }) {
  return <Box sx={headStyle}>{children}</Box>;
}

const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44, mb: 0.5 } as const;

export const ResultCount = memo(function ResultCount({ total }: { total: number }) {
  const format = useFormat();
  return (
    <Typography role="status" sx={{ color: 'text.secondary', flex: 1, whiteSpace: 'nowrap' }}>
      <FormattedMessage id="list.results" values={{ count: total, number: format.number(total) }} />
    </Typography>
  );
});

export const CompactToggle = memo(function CompactToggle({
  compact,
  onToggle,
}: {
  compact: boolean;
  onToggle: () => void;
}) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'list.compact' });
  return (
    <ToggleButton
      value="compact"
      size="small"
      selected={compact}
      onChange={onToggle}
      aria-label={label}
      title={label}
      sx={{ border: 0 }}
    >
      <DensitySmallOutlined fontSize="small" />
    </ToggleButton>
  );
});
