import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import type { UpdateInvoicingInput } from '../../../shared/apollo/schema.generated';
import { applyProblem } from '../../../shared/forms/saving/applyProblem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { InvoicingDocument, useUpdateInvoicingMutation } from './invoicing.generated';

/** Sends a form's part of the invoicing data; problems go to its fields, or are returned for the form as a whole. */
export function useUpdateInvoicing<V extends FieldValues>({ setError, getValues }: UseFormReturn<V>) {
  const { say } = useTexts('account.invoicing');
  const toasts = useToasts();
  const [problem, setProblem] = useState<Problem>();
  const [send] = useUpdateInvoicingMutation({
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: InvoicingDocument, data: { invoicing: data.updateInvoicing } });
    },
  });

  /** @param done the message of the toast @returns whether it was saved */
  const save = async (input: UpdateInvoicingInput, done: string): Promise<boolean> => {
    setProblem(undefined);
    try {
      await send({ variables: { input } });
      toasts.success(say(done));
      return true;
    } catch (error) {
      const refused = problemOf(error);
      if (refused !== undefined && !applyProblem(refused, setError, getValues)) setProblem(refused);
      return false;
    }
  };
  return { problem, save };
}
