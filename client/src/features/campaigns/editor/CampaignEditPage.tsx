import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import type { RequestMadeFragment } from '../../../domain/approvals/approvals.generated';
import { RequestMadeDialog } from '../../../domain/approvals/RequestMadeDialog';
import { useCalendar } from '../../../domain/calendar/useCalendar';
import { forgetTimeline } from '../../../domain/campaigns/forgetCampaign';
import { problemOf } from '../../../shared/apollo/problem';
import { StaleVersionDialog } from '../../../shared/dialogs/StaleVersionDialog';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { useOpenedRecord } from '../../../shared/forms/saving/useOpenedRecord';
import { useVersionedSave } from '../../../shared/forms/saving/useVersionedSave';
import { useTexts } from '../../../shared/i18n/useTexts';
import { PageHeader } from '../../../shared/page/PageHeader';
import { PageState } from '../../../shared/states/PageState';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import {
  CampaignDocument,
  useCampaignQuery,
  useUpdateCampaignMutation,
  type CampaignRecordFragment,
} from '../campaign.generated';
import { CampaignNotFound } from '../CampaignNotFound';
import { RulesChangeDialog } from '../rules/RulesChangeDialog';
import { useRulesChange } from '../rules/useRulesChange';
import { CampaignForm } from './CampaignForm';
import { campaignInput, formValuesOf, type CampaignFormValues } from './campaignFormValues';
import { useCampaignDifferences } from './useCampaignDifferences';

/** Edits a campaign: its title, its period and its rules, until it is closed. */
export function Component() {
  const { say } = useTexts('campaigns.form');
  const { id = '' } = useParams();
  const { currentYear, problem: yearProblem, retry } = useCalendar();
  // The form must start with the current record, not with a cached one.
  const { data, loading, error, refetch } = useCampaignQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const opened = useOpenedRecord(id, loading ? undefined : data?.campaign);
  const problem = yearProblem ?? (loading ? undefined : problemOf(error));

  if (opened && currentYear !== undefined) return <EditForm key={id} campaign={opened} currentYear={currentYear} />;
  if (problem?.code === 'NOT_FOUND') return <CampaignNotFound />;
  return (
    <PageState
      title={say('editTitle')}
      heights={[720]}
      problem={problem}
      onRetry={yearProblem ? retry : () => void refetch()}
    />
  );
}

/** A campaign as saved, with the request that a second person has to approve first, if there is one. */
type SavedCampaign = CampaignRecordFragment & { readonly pendingApproval?: RequestMadeFragment | null };

interface EditFormProps {
  readonly campaign: CampaignRecordFragment;
  readonly currentYear: number;
}

function EditForm({ campaign, currentYear }: EditFormProps) {
  const { intl, say } = useTexts('campaigns.form');
  const client = useApolloClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  const form = useForm<CampaignFormValues>({ mode: 'onTouched', defaultValues: formValuesOf(campaign) });
  const draft = useDraft(form, `campaign.${campaign.id}`);
  const [updateCampaign] = useUpdateCampaignMutation({ update: forgetTimeline });
  const differences = useCampaignDifferences();
  const { id } = campaign;
  const rulesChange = useRulesChange(id);

  const [request, setRequest] = useState<RequestMadeFragment>();
  const toCampaign = () => void navigate(`/campaigns/${id}`, { replace: true });

  const { problem, newer, ...saving } = useVersionedSave<CampaignFormValues, SavedCampaign>({
    form,
    record: campaign,
    valuesOf: formValuesOf,
    read: async () => {
      const { data } = await client.query({ query: CampaignDocument, variables: { id }, fetchPolicy: 'no-cache' });
      return data?.campaign;
    },
    send: async (values, version) => {
      const input = campaignInput(values);
      if (input === undefined) return undefined;
      try {
        const { data } = await updateCampaign({ variables: { id, input, version } });
        return data?.updateCampaign;
      } catch (refused) {
        // once a dealer has accepted the rules, a change needs a preview and a reason
        if (problemOf(refused)?.fields?.['preview'] === undefined) throw refused;
        return rulesChange.ask(input, version);
      }
    },
    onSaved: ({ title, pendingApproval }) => {
      if (pendingApproval) {
        setRequest(pendingApproval);
        return;
      }
      draft.sent();
      toasts.success(say('saved', { title }));
      toCampaign();
    },
  });

  return (
    <>
      <PageHeader title={say('edit', { title: campaign.title })} />
      <CampaignForm
        form={form}
        isNew={false}
        campaignId={id}
        currentYear={currentYear}
        problem={problem}
        draft={draft}
        submitLabel={intl.formatMessage({ id: 'actions.save' })}
        cancelTo={`/campaigns/${id}`}
        onSubmit={saving.save}
      />
      {newer !== undefined && (
        <StaleVersionDialog
          messages="campaigns.stale"
          differences={differences(form.getValues(), formValuesOf(newer))}
          {...saving.choices}
        />
      )}
      {rulesChange.pending && <RulesChangeDialog {...rulesChange.pending} />}
      {request !== undefined && <RequestMadeDialog request={request} onClose={toCampaign} />}
    </>
  );
}
