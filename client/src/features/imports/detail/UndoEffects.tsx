import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { problemOf } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Notice } from '../../../shared/page/Notice';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonRows } from '../../../shared/states/Skeletons';
import { useImportUndoQuery, type ImportUndoQuery } from '../imports.generated';

/** What the undoing of an import makes worse for dealers, and the closed campaigns whose figures it does not change. */
export function UndoEffects({ importId }: { readonly importId: string }) {
  const { say, format } = useTexts('imports.undo');
  const { data, loading, error, refetch } = useImportUndoQuery({
    variables: { id: importId },
    fetchPolicy: 'network-only',
  });
  const problem = loading ? undefined : problemOf(error);
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (!data?.importUndo) return <SkeletonRows count={1} height={36} />;
  const { closedCampaigns, worsening } = data.importUndo;
  return (
    <>
      {worsening && (
        <Box sx={{ mt: 1.5 }}>
          <Notice>
            {say('worsening', {
              dealers: worsening.dealers,
              number: format.number(worsening.dealers),
              accumulated: format.euro(worsening.accumulatedLess),
              expendable: format.euro(worsening.expendableLess),
            })}
          </Notice>
        </Box>
      )}
      {closedCampaigns.length > 0 && <Counted campaigns={closedCampaigns} />}
    </>
  );
}

function Counted({ campaigns }: { readonly campaigns: NonNullable<ImportUndoQuery['importUndo']>['closedCampaigns'] }) {
  const { say, format } = useTexts('imports.undo');
  const id = useId();
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography id={id}>{say('closedCampaigns')}</Typography>
      <Box component="ul" aria-labelledby={id} sx={{ my: 0.5, pl: 2.5 }}>
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            {say('closedCampaign', {
              title: campaign.title,
              count: campaign.tires,
              number: format.number(campaign.tires),
            })}
          </li>
        ))}
      </Box>
    </Box>
  );
}
