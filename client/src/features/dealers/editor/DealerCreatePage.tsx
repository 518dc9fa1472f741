import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { applyProblem } from '../../../shared/forms/saving/applyProblem';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { useListReturn } from '../../../shared/list/state/useListReturn';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useCreateDealerMutation } from '../dealer.generated';
import { DealerForm } from './DealerForm';
import { createInput, emptyDealer, type DealerFormValues } from './dealerFormValues';
import { useOneAtATime } from '../../../shared/forms/saving/useOneAtATime';

/** Creates a dealer and opens its page. */
export function Component() {
  const intl = useIntl();
  const toasts = useToasts();
  const navigate = useNavigate();
  const toList = useListReturn('dealers', '/dealers');
  const form = useForm<DealerFormValues>({ mode: 'onTouched', defaultValues: emptyDealer });
  const draft = useDraft(form, 'dealer.new');
  const [problem, setProblem] = useState<Problem>();
  const [createDealer] = useCreateDealerMutation();
  const keyOf = useIdempotencyKey();

  const submit = form.handleSubmit(async (values) => {
    const input = createInput(values);
    if (input === undefined) return;
    setProblem(undefined);
    try {
      const { data } = await createDealer({ variables: { input, idempotencyKey: keyOf(input) } });
      if (!data) return;
      const { id, businessName } = data.createDealer;
      toasts.success(intl.formatMessage({ id: 'dealers.form.created' }, { name: businessName }));
      draft.sent();
      void navigate(`/dealers/${id}`, { replace: true });
    } catch (error) {
      const refused = problemOf(error);
      if (refused !== undefined && !applyProblem(refused, form.setError, form.getValues)) setProblem(refused);
    }
  });

  const save = useOneAtATime(submit);

  return (
    <>
      <PageHeader title={intl.formatMessage({ id: 'dealers.form.create' })} />
      <DealerForm
        form={form}
        isNew
        problem={problem}
        draft={draft}
        submitLabel={intl.formatMessage({ id: 'dealers.form.submitCreate' })}
        cancelTo={toList.to}
        onSubmit={() => save()}
      />
    </>
  );
}
