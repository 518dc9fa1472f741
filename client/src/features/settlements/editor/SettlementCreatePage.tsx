import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../../shared/i18n/useTexts';
import { BackLink } from '../../../shared/page/BackLink';
import { PageHeader } from '../../../shared/page/PageHeader';
import { PageState } from '../../../shared/states/PageState';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useCreateSettlementMutation } from '../settlement.generated';
import { SettlementForm } from './SettlementForm';
import { emptySettlement, settlementInput, type SettlementFormValues } from './settlementFormValues';
import { useSettlementChoices } from './useSettlementChoices';

/** Creates the draft of a settlement run and opens it. */
export function Component() {
  const { say } = useTexts('settlements');
  const { campaigns, today, problem, retry } = useSettlementChoices();
  const title = say('new');
  const back = <BackLink to="/settlements" labelId="settlements.back" />;
  if (campaigns && today !== undefined) {
    return (
      <>
        {back}
        <PageHeader title={title} />
        <NewSettlement campaigns={campaigns} today={today} />
      </>
    );
  }
  return <PageState title={title} back={back} heights={[320, 320]} problem={problem} onRetry={retry} />;
}

interface NewSettlementProps {
  readonly campaigns: readonly { readonly id: string; readonly title: string }[];
  readonly today: string;
}

function NewSettlement({ campaigns, today }: NewSettlementProps) {
  const { say } = useTexts('settlements.form');
  const toasts = useToasts();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const [create] = useCreateSettlementMutation();
  const form = useForm<SettlementFormValues>({ mode: 'onTouched', defaultValues: emptySettlement(today) });
  const draft = useDraft(form, 'settlement.new');
  const { submit, problem } = useSubmit(form, async (values) => {
    const input = settlementInput(values);
    if (input === undefined) return;
    const { data } = await create({ variables: { input, idempotencyKey: keyOf(input) } });
    if (!data) return;
    toasts.success(say('created'));
    draft.sent();
    void navigate(`/settlements/${data.createSettlement.id}`, { replace: true });
  });
  return (
    <SettlementForm
      form={form}
      campaigns={campaigns}
      today={today}
      problem={problem}
      draft={draft}
      submitLabel={say('create')}
      cancelTo="/settlements"
      onSubmit={submit}
    />
  );
}
