import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf } from '../../../shared/apollo/problem';
import { useFormat } from '../../../shared/i18n/useFormat';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonRows } from '../../../shared/states/Skeletons';
import { useImportUndoQuery } from '../imports.generated';

/** The closed campaigns that counted rows of an import: undoing it does not change their figures. */
export function ClosedCampaigns({ importId }: { readonly importId: string }) {
  const intl = useIntl();
  const format = useFormat();
  const id = useId();
  const { data, loading, error, refetch } = useImportUndoQuery({
    variables: { id: importId },
    fetchPolicy: 'network-only',
  });
  const problem = loading ? undefined : problemOf(error);
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (!data?.importUndo) return <SkeletonRows count={1} height={36} />;
  const { closedCampaigns } = data.importUndo;
  if (closedCampaigns.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography id={id}>
        <FormattedMessage id="imports.undo.closedCampaigns" />
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ my: 0.5, pl: 2.5 }}>
        {closedCampaigns.map((campaign) => (
          <li key={campaign.id}>
            {intl.formatMessage(
              { id: 'imports.undo.closedCampaign' },
              { title: campaign.title, count: campaign.tires, number: format.number(campaign.tires) },
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}
