import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useListReturn } from '../../../shared/list/state/useListReturn';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useCreateDealerMutation } from '../dealer.generated';
import { DealerForm } from './DealerForm';
import { createInput, emptyDealer, type DealerFormValues } from './dealerFormValues';

/** Creates a dealer and opens its page. */
export function Component() {
  const { say } = useTexts('dealers.form');
  const toasts = useToasts();
  const navigate = useNavigate();
  const toList = useListReturn('dealers', '/dealers');
  const form = useForm<DealerFormValues>({ mode: 'onTouched', defaultValues: emptyDealer });
  const draft = useDraft(form, 'dealer.new');
  const [createDealer] = useCreateDealerMutation();
  const keyOf = useIdempotencyKey();

  const { submit, problem } = useSubmit(form, async (values) => {
    const input = createInput(values);
    if (input === undefined) return;
    const { data } = await createDealer({ variables: { input, idempotencyKey: keyOf(input) } });
    if (!data) return;
    const { id, businessName } = data.createDealer;
    toasts.success(say('created', { name: businessName }));
    draft.sent();
    void navigate(`/dealers/${id}`, { replace: true });
  });

  return (
    <>
      <PageHeader title={say('create')} />
      <DealerForm
        form={form}
        isNew
        problem={problem}
        draft={draft}
        submitLabel={say('submitCreate')}
        cancelTo={toList.to}
        onSubmit={submit}
      />
    </>
  );
}
