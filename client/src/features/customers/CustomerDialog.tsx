import { useForm, useWatch, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { inputOfField, optionsOfField } from '../../shared/fields/fieldTable';
import { useTexts } from '../../shared/i18n/useTexts';
import { FormDialog } from '../../shared/dialogs/FormDialog';
import { useDraft } from '../../shared/forms/drafts/useDraft';
import { SelectField } from '../../shared/forms/fields/SelectField';
import { TextField } from '../../shared/forms/fields/TextField';
import { FormProblem } from '../../shared/forms/FormProblem';
import { useIdempotencyKey } from '../../shared/forms/saving/useIdempotencyKey';
import { useSaveOver } from '../../shared/forms/saving/useSaveOver';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { customerFields } from './customerFields';
import {
  customerInput,
  emptyCustomer,
  fieldsOfType,
  formValuesOf,
  type CustomerFormValues,
} from './customerFormValues';
import {
  useCreateCustomerMutation,
  useCustomerLazyQuery,
  useUpdateCustomerMutation,
  type CustomerRecordFragment,
} from './customers.generated';

interface CustomerDialogProps {
  /** The customer to change; undefined for a new one. */
  readonly customer: CustomerRecordFragment | undefined;
  /** Called after success: the list may have changed. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The form that creates or changes a customer. */
export function CustomerDialog({ customer, onSaved, onClose }: CustomerDialogProps) {
  const { intl, say } = useTexts('customers');
  const form = useForm<CustomerFormValues>({
    mode: 'onTouched',
    defaultValues: customer ? formValuesOf(customer) : emptyCustomer,
  });
  const draft = useDraft(form, `customer.${customer?.id ?? 'new'}`);
  const { submit, busy, problem, isStale } = useSaving(form, customer, () => {
    draft.sent();
    onSaved();
  });
  const { control } = form;

  return (
    <FormDialog
      open
      wide
      title={say(customer ? 'form.edit' : 'form.create')}
      submitLabel={intl.formatMessage({ id: isStale ? 'customers.form.saveOver' : 'actions.save' })}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem problem={problem} draft={draft} />
      <ChoiceField control={control} name="type" />
      <TypedFields control={control} />
      <ChoiceField control={control} name="status" />
    </FormDialog>
  );
}

interface FieldProps {
  readonly control: Control<CustomerFormValues>;
}

function ChoiceField({ control, name }: FieldProps & { readonly name: 'type' | 'status' }) {
  const { say } = useTexts('customers');
  return (
    <SelectField
      control={control}
      name={name}
      label={say(name)}
      options={optionsOfField(name, customerFields[name], say)}
      rules={{ required: true }}
    />
  );
}

/** The text fields; the chosen type decides which names there are. */
function TypedFields({ control }: FieldProps) {
  const { say } = useTexts('customers');
  const type = useWatch({ control, name: 'type' });
  return fieldsOfType(type).map((name) => (
    <TextField key={name} control={control} name={name} label={say(name)} {...inputOfField(customerFields[name])} />
  ));
}

/**
 * Saves the form. If another user has changed the customer meanwhile, the form reports it, and a second submission
 * overwrites that change.
 */
function useSaving(
  form: ReturnType<typeof useForm<CustomerFormValues>>,
  customer: CustomerRecordFragment | undefined,
  onSaved: () => void,
) {
  const intl = useIntl();
  const toasts = useToasts();
  const keyOf = useIdempotencyKey();
  const [createCustomer] = useCreateCustomerMutation();
  const [updateCustomer] = useUpdateCustomerMutation();
  const [readCustomer] = useCustomerLazyQuery({ fetchPolicy: 'network-only' });

  const send = async (values: CustomerFormValues, newer: CustomerRecordFragment | undefined) => {
    const input = customerInput(values);
    if (customer === undefined) {
      await createCustomer({ variables: { input, idempotencyKey: keyOf(input) } });
      return 'customers.created';
    }
    const { version } = newer ?? customer;
    await updateCustomer({ variables: { id: customer.id, input: { ...input, version } } });
    return 'customers.updated';
  };

  return useSaveOver({
    form,
    valuesOf: formValuesOf,
    read: async () => {
      if (customer === undefined) return undefined;
      const { data } = await readCustomer({ variables: { id: customer.id } });
      return data?.customer;
    },
    save: async (values, newer: CustomerRecordFragment | undefined) => {
      toasts.success(intl.formatMessage({ id: await send(values, newer) }));
      onSaved();
    },
  });
}
