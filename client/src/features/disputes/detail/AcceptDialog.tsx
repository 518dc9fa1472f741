import { largestGoal } from '@gdd/schema/campaigns';
import { disputeLimits } from '@gdd/schema/disputes';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { RequestMadeFragment } from '../../../domain/approvals/approvals.generated';
import { RequestMadeDialog } from '../../../domain/approvals/RequestMadeDialog';
import { parseGoal } from '../../../domain/goals/parseGoal';
import { DateField } from '../../../shared/dates/DateField';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import type { AcceptDisputeInput } from '../../../shared/apollo/schema.generated';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { compareDecimals, parseDecimal } from '../../../shared/forms/fields/decimalText';
import { FieldColumns } from '../../../shared/forms/fields/FieldColumns';
import { SelectField } from '../../../shared/forms/fields/SelectField';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useAcceptDisputeMutation, useDisputeImportsQuery, type DisputeDetailsFragment } from '../dispute.generated';
import { forgetAccepted } from '../forgetDisputes';

interface AcceptDialogProps {
  readonly dispute: DisputeDetailsFragment;
  /** The programme's day, yyyy-mm-dd; undefined while it is not known. */
  readonly today: string | undefined;
  /** Called after a refusal: the dispute may have changed since it was read. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

const resolutions = ['credit', 'debit', 'import', 'goal'] as const;

interface Values {
  way: (typeof resolutions)[number];
  amount: string;
  day: string;
  importId: string;
  goalThreshold: string;
  reason: string;
}

/**
 * Accepts a dispute for good: with an adjustment, in either direction, with the import that contains the line, or by
 * changing the goal.
 */
export function AcceptDialog({ dispute, today, onRefused, onClose }: AcceptDialogProps) {
  const { say, language } = useTexts('disputes.accept');
  const toasts = useToasts();
  const keyOf = useIdempotencyKey();
  const [request, setRequest] = useState<RequestMadeFragment>();
  const [accept] = useAcceptDisputeMutation({ update: forgetAccepted });
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      way: dispute.about.kind === 'MISSING' ? 'import' : 'credit',
      amount: '',
      day: today ?? '',
      importId: '',
      goalThreshold: '',
      reason: '',
    },
  });
  const draft = useDraft(form, `dispute.accept.${dispute.id}`);
  const { control, formState } = form;
  const resolution = useWatch({ control, name: 'way' });
  const send = async (values: Values) => {
    const input = { reason: values.reason.trim(), ...outcomeOf(values, language) };
    const { data } = await accept({ variables: { id: dispute.id, input, idempotencyKey: keyOf(input) } });
    if (data?.acceptDispute.approval) return setRequest(data.acceptDispute.approval);
    draft.sent();
    toasts.success(say('done'));
    onClose();
  };
  const { submit, busy, problem } = useSubmit(form, send, onRefused);
  if (request !== undefined) return <RequestMadeDialog request={request} onClose={onClose} />;
  return (
    <FormDialog
      open
      wide
      title={say('title')}
      submitLabel={say('submit')}
      busy={busy}
      disabled={!formState.isValid}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem problem={problem} draft={draft} />
      <SelectField
        control={control}
        name="way"
        label={say('way')}
        options={resolutions.map((value) => ({ value, label: say(`way.${value}`) }))}
        rules={{ required: true }}
      />
      {resolution === 'import' && <ImportField id={dispute.id} control={control} />}
      {resolution === 'goal' && <GoalField control={control} />}
      {(resolution === 'credit' || resolution === 'debit') && (
        <FieldColumns>
          <DateField control={control} name="day" label={say('day')} rules={{ required: true }} />
          <TextField
            control={control}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            label={say('amount')}
            rules={{
              required: true,
              validate: (text: string) => {
                const amount = parseDecimal(text, 2);
                return (amount !== undefined && compareDecimals(amount, '0') > 0) || say('amountInvalid');
              },
            }}
          />
        </FieldColumns>
      )}
      <TextField
        control={control}
        name="reason"
        autoComplete="off"
        label={say('reason')}
        rules={{ required: true, maxLength: disputeLimits.reason }}
      />
    </FormDialog>
  );
}

/** What the dispute is accepted with, as the mutation takes it. */
function outcomeOf(
  { way, amount, day, importId, goalThreshold }: Values,
  language: Parameters<typeof parseGoal>[1],
): Omit<AcceptDisputeInput, 'reason'> {
  if (way === 'import') return { importId };
  if (way === 'goal') return { goalThreshold: parseGoal(goalThreshold, language) };
  const exact = parseDecimal(amount, 2) ?? '';
  return { adjustment: { day, amount: way === 'debit' ? `-${exact}` : exact } };
}

type Control = ReturnType<typeof useForm<Values>>['control'];

/** The new goal, in tyres. */
function GoalField({ control }: { readonly control: Control }) {
  const { say, format, language } = useTexts('disputes.accept');
  return (
    <TextField
      control={control}
      name="goalThreshold"
      inputMode="numeric"
      autoComplete="off"
      label={say('goal')}
      hint={say('goal.hint')}
      rules={{
        required: true,
        validate: (text: string) =>
          parseGoal(text, language) !== undefined || say('goalInvalid', { most: format.number(largestGoal) }),
      }}
    />
  );
}

/** Selects one of the applied imports with lines of the dealer, newest first. */
function ImportField({ id, control }: { readonly id: string; readonly control: Control }) {
  const { say, format } = useTexts('disputes.accept');
  const { data, loading } = useDisputeImportsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const imports = data?.disputeImports ?? [];
  return (
    <SelectField
      control={control}
      name="importId"
      label={say('import')}
      disabled={imports.length === 0}
      {...(!loading && imports.length === 0 && { hint: say('import.none') })}
      options={imports.map(({ id: value, filename, appliedAt, lines }) => ({
        value,
        label: say('import.choice', {
          filename,
          date: format.date(appliedAt),
          count: lines,
          number: format.number(lines),
        }),
      }))}
      rules={{ required: true }}
    />
  );
}
