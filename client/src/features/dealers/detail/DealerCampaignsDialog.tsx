import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { problemOf } from '../../../shared/apollo/problem';
import { useFigures } from '../../../domain/campaigns/useFigures';
import { Dialog } from '../../../shared/dialogs/Dialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonRows } from '../../../shared/states/Skeletons';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import { useDealerCampaignsReportQuery, type DealerCampaignsReportQuery } from './DealerCampaignsDialog.generated';

interface DealerCampaignsDialogProps {
  readonly dealer: { readonly id: string; readonly businessName: string };
  readonly onClose: () => void;
}

type CampaignRow = NonNullable<DealerCampaignsReportQuery['dealerCampaignsReport']>['data'][number];

/**
 * The dialog '{dealer business name} - Elenco campagne' (specification, section 2, modal 6): eight columns, all
 * campaigns at once, without paging, search or ordering.
 */
export function DealerCampaignsDialog({ dealer, onClose }: DealerCampaignsDialogProps) {
  const id = useId();
  const { intl, say } = useTexts('dealers.campaigns');
  const title = say('title', { name: dealer.businessName });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="lg" fullWidth>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, pr: 2 }}>
        <DialogTitle id={id} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={intl.formatMessage({ id: 'actions.close' })} onClick={onClose} sx={{ mt: 1.5 }}>
          <Close />
        </IconButton>
      </Box>
      {/* Focusable, because it contains no control: the keyboard can scroll it. */}
      <DialogContent role="region" aria-labelledby={id} tabIndex={0}>
        <Campaigns dealerId={dealer.id} title={title} />
      </DialogContent>
    </Dialog>
  );
}

function Campaigns({ dealerId, title }: { dealerId: string; title: string }) {
  const { say } = useTexts('dealers.campaigns');
  const columns = useColumns();
  const { data, loading, error, refetch } = useDealerCampaignsReportQuery({
    variables: { dealerId },
    fetchPolicy: 'network-only',
  });
  const problem = loading ? undefined : problemOf(error);
  const rows = data?.dealerCampaignsReport?.data;
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (rows === undefined) return <SkeletonRows count={4} height={35} />;
  if (rows.length === 0) {
    return <Box sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>{say('none')}</Box>;
  }
  return (
    <PlainTable caption={title} captionHidden columns={columns} rows={rows} rowKey={({ campaignId }) => campaignId} />
  );
}

function useColumns(): readonly TableColumn<CampaignRow>[] {
  const { say } = useTexts('campaign');
  const figures = useFigures();
  return [
    { key: 'title', label: say('title'), cell: ({ campaignTitle }) => campaignTitle },
    ...figures.map(({ key, label, cell }) => ({ key, label, cell, align: 'end' as const })),
  ];
}
