import { useApolloClient } from '@apollo/client/react';
import type { UseFormReturn } from 'react-hook-form';
import { useVersionedSave } from '../../../../shared/forms/saving/useVersionedSave';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { useToasts } from '../../../../shared/toasts/ToastsContext';
import { CmsContentDocument, useUpdateContentMutation, type CmsRecordFragment } from '../cms.generated';
import { formValuesOf, updateInput, type ContentFormValues } from './contentFormValues';

/** Saves an edited content; its form stays open. */
export function useContentSaving(form: UseFormReturn<ContentFormValues>, content: CmsRecordFragment, today: string) {
  const { say } = useTexts('content.saved');
  const client = useApolloClient();
  const toasts = useToasts();
  const [update] = useUpdateContentMutation();
  const { id } = content;
  return useVersionedSave({
    form,
    record: content,
    valuesOf: formValuesOf,
    read: async () => {
      const { data } = await client.query({ query: CmsContentDocument, variables: { id }, fetchPolicy: 'no-cache' });
      return data?.cmsContent;
    },
    send: async (values, version) => {
      const { data } = await update({ variables: { id, input: { ...updateInput(values, today), version } } });
      return data?.updateContent;
    },
    onSaved: (saved) => {
      form.reset(formValuesOf(saved));
      toasts.success(say(saved.state, { title: saved.title }));
    },
  });
}
