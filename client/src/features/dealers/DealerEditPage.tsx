import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { problemOf, type Problem } from '../../shared/apollo/problem';
import { applyProblem } from '../../shared/forms/applyProblem';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges';
import { PageHeader } from '../../shared/page/PageHeader';
import { PageOpening } from '../../shared/states/PageOpening';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { DealerDocument, useDealerQuery, useUpdateDealerMutation, type DealerRecordFragment } from './dealer.generated';
import { rememberDealer } from './dealerCache';
import { DealerForm } from './DealerForm';
import { formValuesOf, updateInput, type DealerFormValues } from './dealerFormValues';
import { DealerNotFound } from './DealerNotFound';
import { StaleVersionDialog } from './StaleVersionDialog';
import { useOneAtATime } from './useOneAtATime';

/** Edits a dealer. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  // The form begins with what is saved now, not with what was read a while ago.
  const { data, loading, error, refetch } = useDealerQuery({ variables: { id }, fetchPolicy: 'network-only' });
  // Once open, the form is the person's: what happens to the cache meanwhile does not touch it.
  const [opened, setOpened] = useState<DealerRecordFragment>();
  const fetched = loading ? undefined : data?.dealer;
  if (fetched && fetched.id !== opened?.id) setOpened(fetched);
  const problem = loading ? undefined : problemOf(error);

  if (opened?.id === id) return <EditForm key={id} dealer={opened} />;
  if (problem?.code === 'NOT_FOUND') return <DealerNotFound />;
  return (
    <PageOpening
      title={intl.formatMessage({ id: 'dealers.form.editTitle' })}
      heights={[560]}
      problem={problem}
      onRetry={() => void refetch()}
    />
  );
}

function EditForm({ dealer }: { dealer: DealerRecordFragment }) {
  const intl = useIntl();
  const form = useForm<DealerFormValues>({ mode: 'onTouched', defaultValues: formValuesOf(dealer) });
  const { problem, newer, save, saveOver, reload, dismiss } = useSaving(form, dealer);
  const page = `/dealers/${dealer.id}`;
  return (
    <>
      <PageHeader title={intl.formatMessage({ id: 'dealers.form.edit' }, { name: dealer.businessName })} />
      <DealerForm
        form={form}
        isNew={false}
        problem={problem}
        submitLabel={intl.formatMessage({ id: 'dealers.form.submitEdit' })}
        cancelTo={page}
        onSubmit={save}
      />
      {newer !== undefined && (
        <StaleVersionDialog
          mine={form.getValues()}
          theirs={newer}
          busy={form.formState.isSubmitting}
          onReload={reload}
          onKeep={() => saveOver(newer.version)}
          onClose={dismiss}
        />
      )}
    </>
  );
}

/** Saving an edited dealer, and what happens when somebody else was faster. */
function useSaving(form: ReturnType<typeof useForm<DealerFormValues>>, dealer: DealerRecordFragment) {
  const intl = useIntl();
  const client = useApolloClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [version, setVersion] = useState(dealer.version);
  const [problem, setProblem] = useState<Problem>();
  const [newer, setNewer] = useState<DealerRecordFragment>();
  const [updateDealer] = useUpdateDealerMutation({
    update: (cache, { data }) => data && rememberDealer(cache, data.updateDealer),
  });
  const letGo = useUnsavedChanges(form.formState.isDirty);
  const { id } = dealer;

  const readNewer = async () => {
    const { data } = await client.query({ query: DealerDocument, variables: { id }, fetchPolicy: 'no-cache' });
    if (!data?.dealer) return;
    // What this person has not touched is the other's: only the fields that both may have changed are asked about.
    form.reset(formValuesOf(data.dealer), { keepDirtyValues: true });
    setNewer(data.dealer);
  };

  const send = async (values: DealerFormValues, over: number) => {
    const input = updateInput(values, over);
    if (input === undefined) return;
    try {
      const { data } = await updateDealer({ variables: { id, input } });
      if (!data) return;
      const { businessName } = data.updateDealer;
      toasts.success(intl.formatMessage({ id: 'dealers.form.saved' }, { name: businessName }));
      letGo();
      void navigate(`/dealers/${id}`, { replace: true });
    } catch (error) {
      const refused = problemOf(error);
      setNewer(undefined);
      if (refused?.reason === 'staleVersion') await readNewer();
      else if (refused !== undefined && !applyProblem(refused, form.setError, form.getValues)) setProblem(refused);
    }
  };

  // Saves over the version that was read or, once told of it, over the newer one.
  const save = useOneAtATime((over: number) =>
    form.handleSubmit(async (values) => {
      setProblem(undefined);
      try {
        await send(values, over);
      } catch (error) {
        setProblem(problemOf(error));
      }
    })(),
  );

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
