import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CampaignType } from '../../shared/apollo/schema.generated';
import { Dialog } from '../../shared/dialogs/Dialog';
import { artworkById } from './artworkTable';
import { ArtworkBanner } from './ArtworkBanner';
import { DrawnBanner } from './DrawnBanner';
import { IncentiveRules } from './IncentiveRules';
import { useTexts } from '../../shared/i18n/useTexts';
import type { FactorBoostDetail, IncentiveDetail } from './useIncentiveTexts';

interface IncentiveDetailDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly campaign: {
    readonly id: string;
    readonly title: string;
    readonly type: CampaignType;
    readonly incentiveDetail: IncentiveDetail;
    readonly factorBoostDetail: FactorBoostDetail;
  };
}

/**
 * 'Dettaglio Incentivi' (specification, section 2, modal 5): the campaign's title, one banner chosen by its id, and
 * below it the tiers and boosts to read. For ids without a picture of their own the banner is drawn from the data.
 */
export function IncentiveDetailDialog({ open, onClose, campaign }: IncentiveDetailDialogProps) {
  const id = useId();
  const { intl, say } = useTexts('incentives');
  const artwork = artworkById.get(campaign.id);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-campaign`}
      maxWidth="md"
      fullWidth
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, pr: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <DialogTitle id={`${id}-title`} sx={{ pb: 0 }}>
            {say('title')}
          </DialogTitle>
          <Typography id={`${id}-campaign`} sx={{ px: 3, pb: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {campaign.title}
          </Typography>
        </Box>
        <IconButton aria-label={intl.formatMessage({ id: 'actions.close' })} onClick={onClose} sx={{ mt: 1.5 }}>
          <Close />
        </IconButton>
      </Box>
      {/* Focusable, because it contains no control: the keyboard can scroll it. */}
      <DialogContent role="region" aria-labelledby={`${id}-title`} tabIndex={0}>
        <Box sx={{ mb: 3, borderRadius: 2, overflow: 'hidden', aspectRatio: '3 / 1', bgcolor: 'rubber.main' }}>
          {artwork === undefined ? <DrawnBanner campaign={campaign} /> : <ArtworkBanner artwork={artwork} />}
        </Box>
        <IncentiveRules incentiveDetail={campaign.incentiveDetail} factorBoostDetail={campaign.factorBoostDetail} />
      </DialogContent>
    </Dialog>
  );
}
