import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import { applyProblem } from '../../../shared/forms/applyProblem';
import { useUnsavedChanges } from '../../../shared/forms/useUnsavedChanges';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { CmsContentDocument, useUpdateContentMutation, type CmsRecordFragment } from './cms.generated';
import { formValuesOf, mergedValues, updateInput, type ContentFormValues } from './contentFormValues';

/** Saving an edited content, and what happens when somebody else was faster. */
export function useContentSaving(form: UseFormReturn<ContentFormValues>, content: CmsRecordFragment, today: string) {
  const intl = useIntl();
  const client = useApolloClient();
  const toasts = useToasts();
  // What is saved over, and what the person's own changes are told by.
  const [current, setCurrent] = useState(content);
  const [newer, setNewer] = useState<CmsRecordFragment>();
  const [problem, setProblem] = useState<Problem>();
  const [update] = useUpdateContentMutation();
  const isSending = useRef(false);
  useUnsavedChanges(form.formState.isDirty);
  const { id } = content;

  const meetNewer = async () => {
    const { data } = await client.query({ query: CmsContentDocument, variables: { id }, fetchPolicy: 'no-cache' });
    if (!data?.cmsContent) return;
    // What this person has not touched is the other's: only the parts that both may have changed are asked about.
    const theirs = formValuesOf(data.cmsContent);
    const merged = mergedValues(formValuesOf(current), form.getValues(), theirs);
    form.reset(theirs);
    form.reset(merged, { keepDefaultValues: true });
    setNewer(data.cmsContent);
  };

  const send = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const { version } = newer ?? current;
    try {
      const { data } = await update({ variables: { id, input: { ...updateInput(values, today), version } } });
      if (!data) return;
      const saved = data.updateContent;
      setCurrent(saved);
      setNewer(undefined);
      form.reset(formValuesOf(saved));
      toasts.success(intl.formatMessage({ id: `content.saved.${saved.state}` }, { title: saved.title }));
    } catch (error) {
      const refused = problemOf(error);
      setNewer(undefined);
      if (refused?.reason === 'staleVersion') await meetNewer();
      else if (refused !== undefined && !applyProblem(refused, form.setError, form.getValues)) setProblem(refused);
    }
  });

  const save = () => {
    // The second click of a double one comes before the form knows that it is being sent.
    if (isSending.current) return;
    isSending.current = true;
    void send()
      .catch((error: unknown) => setProblem(problemOf(error)))
      .finally(() => {
        isSending.current = false;
      });
  };

  return {
    current,
    problem,
    newer,
    save,
    /** Saves over what somebody else has saved. */
    saveOver: save,
    meetNewer,
    /** The content was changed here by something else than the form: what the form holds stays. */
    follow: setCurrent,
    reload: () => {
      if (newer === undefined) return;
      form.reset(formValuesOf(newer));
      setCurrent(newer);
      setNewer(undefined);
    },
    dismiss: () => setNewer(undefined),
  };
}
