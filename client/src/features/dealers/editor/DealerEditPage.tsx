import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
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
  DealerDocument,
  useDealerQuery,
  useUpdateDealerMutation,
  type DealerRecordFragment,
} from '../dealer.generated';
import { rememberDealer } from '../dealerCache';
import { DealerNotFound } from '../DealerNotFound';
import { DealerForm } from './DealerForm';
import { formValuesOf, updateInput, type DealerFormValues } from './dealerFormValues';
import { useDealerDifferences } from './useDealerDifferences';

/** Edits a dealer. */
export function Component() {
  const { say } = useTexts('dealers.form');
  const { id = '' } = useParams();
  // The form must start with the current record, not with a cached one.
  const { data, loading, error, refetch } = useDealerQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const opened = useOpenedRecord(id, loading ? undefined : data?.dealer);
  const problem = loading ? undefined : problemOf(error);

  if (opened) return <EditForm key={id} dealer={opened} />;
  if (problem?.code === 'NOT_FOUND') return <DealerNotFound />;
  return <PageState title={say('editTitle')} heights={[560]} problem={problem} onRetry={() => void refetch()} />;
}

function EditForm({ dealer }: { dealer: DealerRecordFragment }) {
  const { say } = useTexts('dealers.form');
  const client = useApolloClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  const form = useForm<DealerFormValues>({ mode: 'onTouched', defaultValues: formValuesOf(dealer) });
  const draft = useDraft(form, `dealer.${dealer.id}`);
  const [updateDealer] = useUpdateDealerMutation({
    update: (cache, { data }) => data && rememberDealer(cache, data.updateDealer),
  });
  const differences = useDealerDifferences();
  const { id } = dealer;
  const page = `/dealers/${id}`;

  const { problem, newer, ...saving } = useVersionedSave({
    form,
    record: dealer,
    valuesOf: formValuesOf,
    read: async () => {
      const { data } = await client.query({ query: DealerDocument, variables: { id }, fetchPolicy: 'no-cache' });
      return data?.dealer;
    },
    send: async (values, version) => {
      const input = updateInput(values, version);
      if (input === undefined) return undefined;
      const { data } = await updateDealer({ variables: { id, input } });
      return data?.updateDealer;
    },
    onSaved: ({ businessName }) => {
      draft.sent();
      toasts.success(say('saved', { name: businessName }));
      void navigate(page, { replace: true });
    },
  });

  return (
    <>
      <PageHeader title={say('edit', { name: dealer.businessName })} />
      <DealerForm
        form={form}
        isNew={false}
        problem={problem}
        draft={draft}
        submitLabel={say('submitEdit')}
        cancelTo={page}
        onSubmit={saving.save}
      />
      {newer !== undefined && (
        <StaleVersionDialog
          messages="dealers.stale"
          differences={differences(form.getValues(), formValuesOf(newer))}
          {...saving.choices}
        />
      )}
    </>
  );
}
