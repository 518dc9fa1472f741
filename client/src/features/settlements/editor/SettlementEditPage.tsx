import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { problemOf } from '../../../shared/apollo/problem';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { useOpenedRecord } from '../../../shared/forms/saving/useOpenedRecord';
import { useSaveOver } from '../../../shared/forms/saving/useSaveOver';
import { useTexts } from '../../../shared/i18n/useTexts';
import { BackLink } from '../../../shared/page/BackLink';
import { Notice } from '../../../shared/page/Notice';
import { PageHeader } from '../../../shared/page/PageHeader';
import { PageState } from '../../../shared/states/PageState';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import {
  SettlementDocument,
  useSettlementQuery,
  useUpdateSettlementMutation,
  type SettlementDetailsFragment,
} from '../settlement.generated';
import { SettlementNotFound } from '../SettlementNotFound';
import { SettlementForm } from './SettlementForm';
import { formValuesOf, settlementInput, type SettlementFormValues } from './settlementFormValues';
import { useSettlementChoices } from './useSettlementChoices';

/** Edits a draft of a settlement run. */
export function Component() {
  const { say } = useTexts('settlements');
  const { id = '' } = useParams();
  // The form must start with the current record, not with a cached one.
  const { data, loading, error, refetch } = useSettlementQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const opened = useOpenedRecord(id, loading ? undefined : data?.settlement);
  const choices = useSettlementChoices();
  const problem = (loading ? undefined : problemOf(error)) ?? choices.problem;
  if (problem?.code === 'NOT_FOUND') return <SettlementNotFound />;
  if (opened && choices.campaigns && choices.today !== undefined) {
    return <EditForm key={id} settlement={opened} campaigns={choices.campaigns} today={choices.today} />;
  }
  return (
    <PageState
      title={say('edit')}
      heights={[320, 320]}
      problem={problem}
      onRetry={() => {
        void refetch();
        choices.retry();
      }}
    />
  );
}

interface EditFormProps {
  readonly settlement: SettlementDetailsFragment;
  readonly campaigns: readonly { readonly id: string; readonly title: string }[];
  readonly today: string;
}

function EditForm({ settlement, campaigns, today }: EditFormProps) {
  const { say } = useTexts('settlements.form');
  const client = useApolloClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { id, title } = settlement;
  const page = `/settlements/${id}`;
  const form = useForm<SettlementFormValues>({ mode: 'onTouched', defaultValues: formValuesOf(settlement) });
  const draft = useDraft(form, `settlement.${id}`);
  const [update] = useUpdateSettlementMutation();
  const { submit, problem, isStale } = useSaveOver<SettlementFormValues, SettlementDetailsFragment>({
    form,
    valuesOf: formValuesOf,
    read: async () => {
      const { data } = await client.query({ query: SettlementDocument, variables: { id }, fetchPolicy: 'no-cache' });
      return data?.settlement;
    },
    save: async (values, newer) => {
      const input = settlementInput(values);
      if (input === undefined) return;
      const { version } = newer ?? settlement;
      await update({ variables: { id, input: { ...input, version } } });
      toasts.success(say('saved'));
      draft.sent();
      void navigate(page, { replace: true });
    },
  });
  // The run may contain campaigns that are not among the fetched ones any more.
  const others = settlement.campaigns.filter((paid) => !campaigns.some((each) => each.id === paid.id));
  return (
    <>
      <BackLink to={page} labelId="settlements.backToRun" />
      <PageHeader title={say('editTitle', { title })} />
      {isStale && <Notice>{say('stale')}</Notice>}
      <SettlementForm
        form={form}
        campaigns={[...campaigns, ...others]}
        today={today}
        problem={problem}
        draft={draft}
        submitLabel={say('save')}
        cancelTo={page}
        onSubmit={submit}
      />
    </>
  );
}
