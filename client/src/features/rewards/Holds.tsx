import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HoldFieldsFragment } from '../../domain/settlements/holds/holds.generated';
import { HoldStateLabel } from '../../domain/settlements/holds/HoldStateLabel';
import { ReleaseDialog } from '../../domain/settlements/holds/ReleaseDialog';
import { useFormat } from '../../shared/i18n/useFormat';
import { Surface } from '../../shared/page/Surface';
import { useCan } from '../../shared/permissions/useCan';

/** The credits of a dealer on hold, with the reason where the reader has it; the office can release them. */
export function Holds({ holds }: { readonly holds: readonly HoldFieldsFragment[] }) {
  const intl = useIntl();
  const isOffice = useCan()('accessCampaigns');
  const [released, setReleased] = useState<HoldFieldsFragment>();
  return (
    <Surface title={intl.formatMessage({ id: 'hold.title' })}>
      <Typography sx={{ mb: 1.5 }}>
        <FormattedMessage id="hold.text" />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {holds.map((hold) => (
          <Hold key={hold.id} hold={hold} onRelease={isOffice ? () => setReleased(hold) : undefined} />
        ))}
      </Box>
      {released !== undefined && <ReleaseDialog hold={released} onClose={() => setReleased(undefined)} />}
    </Surface>
  );
}

interface HoldProps {
  readonly hold: HoldFieldsFragment;
  /** Undefined for who cannot release it. */
  readonly onRelease: (() => void) | undefined;
}

function Hold({ hold: { campaign, reason, isReasonShown, heldAt, heldBy }, onRelease }: HoldProps) {
  const intl = useIntl();
  const format = useFormat();
  const what = campaign?.title ?? intl.formatMessage({ id: 'hold.all' });
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center', py: 1 }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{what}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            id={heldBy === null ? 'hold.since' : 'hold.sinceBy'}
            values={{ date: format.date(heldAt), name: heldBy }}
          />
          {onRelease !== undefined && !isReasonShown && (
            <>
              {' · '}
              <FormattedMessage id="hold.reasonHidden" />
            </>
          )}
        </Box>
        {reason !== null && (
          <div>
            <FormattedMessage id="hold.reason" values={{ reason }} />
          </div>
        )}
      </Box>
      <HoldStateLabel isReleased={false} />
      {onRelease !== undefined && (
        <Button size="small" onClick={onRelease} aria-label={intl.formatMessage({ id: 'hold.releaseOf' }, { what })}>
          <FormattedMessage id="hold.release" />
        </Button>
      )}
    </Box>
  );
}
