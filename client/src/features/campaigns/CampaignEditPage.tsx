import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { useCalendar } from '../../shared/calendar/useCalendar';
import { problemOf, type Problem } from '../../shared/apollo/problem';
import { applyProblem } from '../../shared/forms/applyProblem';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges';
import { PageHeader } from '../../shared/page/PageHeader';
import { PageOpening } from '../../shared/states/PageOpening';
import { useToasts } from '../../shared/toasts/ToastsContext';
import {
  CampaignDocument,
  useCampaignQuery,
  useUpdateCampaignMutation,
  type CampaignRecordFragment,
} from './campaign.generated';
import { forgetTimeline } from './campaignCache';
import { CampaignForm } from './CampaignForm';
import { campaignInput, formValuesOf, type CampaignFormValues } from './campaignFormValues';
import { CampaignNotFound } from './CampaignNotFound';
import { StaleCampaignDialog } from './StaleCampaignDialog';

/** Edits a campaign: its title, its period and its rules, until it is closed. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { currentYear, problem: yearProblem, retry } = useCalendar();
  // The form begins with what is saved now, not with what was read a while ago.
  const { data, loading, error, refetch } = useCampaignQuery({ variables: { id }, fetchPolicy: 'network-only' });
  // Once open, the form is the person's: what happens to the cache meanwhile does not touch it.
  const [opened, setOpened] = useState<CampaignRecordFragment>();
  const fetched = loading ? undefined : data?.campaign;
  if (fetched && fetched.id !== opened?.id) setOpened(fetched);
  const problem = yearProblem ?? (loading ? undefined : problemOf(error));

  if (opened?.id === id && currentYear !== undefined) {
    return <EditForm key={id} campaign={opened} currentYear={currentYear} />;
  }
  if (problem?.code === 'NOT_FOUND') return <CampaignNotFound />;
  return (
    <PageOpening
      title={intl.formatMessage({ id: 'campaigns.form.editTitle' })}
      heights={[720]}
      problem={problem}
      onRetry={yearProblem ? retry : () => void refetch()}
    />
  );
}

interface EditFormProps {
  readonly campaign: CampaignRecordFragment;
  readonly currentYear: number;
}

function EditForm({ campaign, currentYear }: EditFormProps) {
  const intl = useIntl();
  const form = useForm<CampaignFormValues>({ mode: 'onTouched', defaultValues: formValuesOf(campaign) });
  const { problem, newer, save, saveOver, reload, dismiss } = useSaving(form, campaign);
  return (
    <>
      <PageHeader title={intl.formatMessage({ id: 'campaigns.form.edit' }, { title: campaign.title })} />
      <CampaignForm
        form={form}
        isNew={false}
        currentYear={currentYear}
        problem={problem}
        submitLabel={intl.formatMessage({ id: 'actions.save' })}
        cancelTo={`/campaigns/${campaign.id}`}
        onSubmit={save}
      />
      {newer !== undefined && (
        <StaleCampaignDialog
          mine={form.getValues()}
          theirs={formValuesOf(newer)}
          busy={form.formState.isSubmitting}
          onReload={reload}
          onKeep={() => saveOver(newer.version)}
          onClose={dismiss}
        />
      )}
    </>
  );
}

/** Saving an edited campaign, and what happens when somebody else was faster. */
function useSaving(form: UseFormReturn<CampaignFormValues>, campaign: CampaignRecordFragment) {
  const intl = useIntl();
  const client = useApolloClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  // What is saved over, and what the person's own changes are told by.
  const [version, setVersion] = useState(campaign.version);
  const [base, setBase] = useState(campaign);
  const [problem, setProblem] = useState<Problem>();
  const [newer, setNewer] = useState<CampaignRecordFragment>();
  const [updateCampaign] = useUpdateCampaignMutation({ update: forgetTimeline });
  const letGo = useUnsavedChanges(form.formState.isDirty);
  const { isSubmitting } = form.formState;
  const { id } = campaign;

  const readNewer = async () => {
    const { data } = await client.query({ query: CampaignDocument, variables: { id }, fetchPolicy: 'no-cache' });
    if (!data?.campaign) return;
    // What this person has not touched is the other's: only the parts that both may have changed are asked about.
    const theirs = formValuesOf(data.campaign);
    const merged = mergedValues(formValuesOf(base), form.getValues(), theirs);
    form.reset(theirs);
    form.reset(merged, { keepDefaultValues: true });
    setBase(data.campaign);
    setNewer(data.campaign);
  };

  const send = async (values: CampaignFormValues, over: number) => {
    const input = campaignInput(values);
    if (input === undefined) return;
    try {
      const { data } = await updateCampaign({ variables: { id, input, version: over } });
      if (!data) return;
      toasts.success(intl.formatMessage({ id: 'campaigns.form.saved' }, { title: data.updateCampaign.title }));
      letGo();
      void navigate(`/campaigns/${id}`, { replace: true });
    } catch (error) {
      const refused = problemOf(error);
      setNewer(undefined);
      if (refused?.reason === 'staleVersion') await readNewer();
      else if (refused !== undefined && !applyProblem(refused, form.setError, form.getValues)) setProblem(refused);
    }
  };

  const save = (over: number) => {
    if (isSubmitting) return;
    void form.handleSubmit(async (values) => {
      setProblem(undefined);
      try {
        await send(values, over);
      } catch (error) {
        setProblem(problemOf(error));
      }
    })();
  };

  return {
    problem,
    newer,
    save: () => save(version),
    saveOver: save,
    reload: () => {
      if (newer === undefined) return;
      form.reset(formValuesOf(newer));
      setVersion(newer.version);
      setNewer(undefined);
    },
    dismiss: () => setNewer(undefined),
  };
}

/** The other's values, but for the parts that this person has changed. */
function mergedValues(
  base: CampaignFormValues,
  mine: CampaignFormValues,
  theirs: CampaignFormValues,
): CampaignFormValues {
  const changed = Object.entries(mine).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(base[part as keyof CampaignFormValues]),
  );
  return { ...theirs, ...Object.fromEntries(changed) };
}
