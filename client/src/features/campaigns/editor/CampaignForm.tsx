import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Problem } from '../../../shared/apollo/problem';
import { FormActions } from '../../../shared/forms/FormActions';
import type { Draft } from '../../../shared/forms/drafts/useDraft';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { BoostFields } from './fields/BoostFields';
import type { CampaignFormValues } from './campaignFormValues';
import { GeneralFields } from './fields/GeneralFields';
import { IncentiveFields } from './fields/IncentiveFields';
import { LiveCost } from './LiveCost';
import { LiveExample } from './LiveExample';
import { MatchFields } from './fields/MatchFields';

interface CampaignFormProps {
  readonly form: UseFormReturn<CampaignFormValues>;
  readonly isNew: boolean;
  readonly currentYear: number;
  readonly problem: Problem | undefined;
  readonly draft: Draft;
  readonly submitLabel: string;
  readonly cancelTo: string;
  readonly onSubmit: () => void;
  /** The campaign that is edited: the cost of its rules is displayed too. */
  readonly campaignId?: string;
  /** Set where the form can also be saved as a draft. */
  readonly onSaveDraft?: () => void;
}

/** The form that creates and edits a campaign, beside it an example of its rules and their cost. */
export function CampaignForm(props: CampaignFormProps) {
  const { form, isNew, currentYear, problem, draft, submitLabel, cancelTo, onSubmit, campaignId, onSaveDraft } = props;
  const { intl, say } = useTexts('campaigns.form');
  const formId = useId();
  const { control, formState } = form;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
      }}
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        sx={{ minWidth: 0 }}
      >
        <Stack spacing={2}>
          <FormProblem problem={problem} draft={draft} />
          <Surface title={intl.formatMessage({ id: 'campaigns.facts.title' })}>
            <GeneralFields form={form} isNew={isNew} currentYear={currentYear} />
          </Surface>
          <Surface title={say('eligibility')}>
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>{say('eligibilityText')}</Typography>
            <MatchFields control={control} name="eligibility" matchOf={({ eligibility }) => eligibility} />
          </Surface>
          <Surface title={say('incentives')}>
            <IncentiveFields control={control} />
          </Surface>
          <Surface title={say('boosts')}>
            <BoostFields control={control} />
          </Surface>
        </Stack>
      </Box>
      {/* Outside the form element: its fields are not part of the campaign, and Enter in them must not submit it. */}
      <Box
        sx={{
          position: { lg: 'sticky' },
          top: { lg: 72 },
          // Both stay visible while the form scrolls, also on a low screen.
          maxHeight: { lg: 'calc(100vh - 88px)' },
          overflowY: { lg: 'auto' },
          minWidth: 0,
        }}
      >
        <Stack spacing={2}>
          {campaignId !== undefined && <LiveCost control={control} campaignId={campaignId} />}
          <LiveExample control={control} />
        </Stack>
      </Box>
      <FormActions>
        <SubmitButton form={formId} busy={formState.isSubmitting}>
          {submitLabel}
        </SubmitButton>
        {onSaveDraft && (
          <Button variant="outlined" onClick={onSaveDraft} disabled={formState.isSubmitting}>
            {say('saveDraft')}
          </Button>
        )}
        <Button component={Link} to={cancelTo} disabled={formState.isSubmitting}>
          <FormattedMessage id="actions.cancel" />
        </Button>
      </FormActions>
    </Box>
  );
}
