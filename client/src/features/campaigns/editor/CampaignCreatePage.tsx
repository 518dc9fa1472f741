import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCalendar } from '../../../domain/calendar/useCalendar';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import type { NewCampaignState } from '../../../shared/apollo/schema.generated';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { applyProblem } from '../../../shared/forms/saving/applyProblem';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useListReturn } from '../../../shared/list/state/useListReturn';
import { idParameter } from '../../../shared/list/state/parameters';
import { PageHeader } from '../../../shared/page/PageHeader';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useCampaignQuery, useCreateCampaignMutation } from '../campaign.generated';
import { CampaignForm } from './CampaignForm';
import { campaignInput, emptyCampaign, formValuesOf, type CampaignFormValues } from './campaignFormValues';

/** The id of the campaign to copy. */
const originalParameter = idParameter('da');

/** Creates a campaign, empty or as a copy of another (`?da=113`), and opens its page. */
export function Component() {
  const { say } = useTexts('campaigns');
  const [address] = useSearchParams();
  const original = originalParameter.read(address.get(originalParameter.name) ?? '') ?? '';
  const { currentYear, problem: yearProblem, retry } = useCalendar();
  const { data, loading, error, refetch } = useCampaignQuery({ variables: { id: original }, skip: original === '' });
  const problem = yearProblem ?? (loading ? undefined : problemOf(error));
  const copied = data?.campaign;

  if (currentYear !== undefined && original === '') {
    return <CreateForm key="new" currentYear={currentYear} initial={emptyCampaign(currentYear)} />;
  }
  if (currentYear !== undefined && copied) {
    const title = say('form.copyOf', { title: copied.title });
    return <CreateForm key={copied.id} currentYear={currentYear} initial={{ ...formValuesOf(copied), title }} />;
  }
  return (
    <>
      <PageHeader title={say('new')} />
      {problem === undefined ? (
        <SkeletonBlock height={720} />
      ) : (
        <ErrorState problem={problem} onRetry={yearProblem ? retry : () => void refetch()} />
      )}
    </>
  );
}

interface CreateFormProps {
  readonly currentYear: number;
  readonly initial: CampaignFormValues;
}

function CreateForm({ currentYear, initial }: CreateFormProps) {
  const { say } = useTexts('campaigns');
  const toasts = useToasts();
  const navigate = useNavigate();
  const toList = useListReturn('campaigns', '/campaigns');
  const form = useForm<CampaignFormValues>({ mode: 'onTouched', defaultValues: initial });
  const draft = useDraft(form, 'campaign.new');
  const [problem, setProblem] = useState<Problem>();
  const [createCampaign] = useCreateCampaignMutation();
  const keyOf = useIdempotencyKey();

  const create = async (values: CampaignFormValues, state: NewCampaignState) => {
    const input = campaignInput(values);
    if (input === undefined) return;
    setProblem(undefined);
    try {
      const { data } = await createCampaign({ variables: { input, state, idempotencyKey: keyOf({ input, state }) } });
      if (!data) return;
      const { id, title } = data.createCampaign;
      toasts.success(say('form.created', { title }));
      draft.sent();
      void navigate(`/campaigns/${id}`, { replace: true });
    } catch (error) {
      const refused = problemOf(error);
      if (refused !== undefined && !applyProblem(refused, form.setError, form.getValues)) setProblem(refused);
    }
  };
  const submit = (state: NewCampaignState) => {
    if (!form.formState.isSubmitting) void form.handleSubmit((values) => create(values, state))();
  };

  return (
    <>
      <PageHeader title={say('new')} />
      <CampaignForm
        form={form}
        isNew
        currentYear={currentYear}
        problem={problem}
        draft={draft}
        submitLabel={say('form.submitCreate')}
        cancelTo={toList.to}
        onSubmit={() => submit('OPEN')}
        onSaveDraft={() => submit('DRAFT')}
      />
    </>
  );
}
