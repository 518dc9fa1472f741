import { useForm, useWatch, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { customerStatuses, customerTypes } from '@gdd/schema/customers';
import { FormDialog } from '../../shared/dialogs/FormDialog';
import { emailPattern, isPhoneNumber } from '../../shared/forms/fields/rules';
import { SelectField } from '../../shared/forms/fields/SelectField';
import { TextField } from '../../shared/forms/fields/TextField';
import { FormProblem } from '../../shared/forms/FormProblem';
import { useIdempotencyKey } from '../../shared/forms/saving/useIdempotencyKey';
import { useSaveOver } from '../../shared/forms/saving/useSaveOver';
import { useToasts } from '../../shared/toasts/ToastsContext';
import {
  customerInput,
  emptyCustomer,
  formValuesOf,
  isRequiredName,
  type CustomerFormValues,
} from './customerFormValues';
import { statusOptions, typeOptions } from './customerOptions';
import {
  useCreateCustomerMutation,
  useCustomerLazyQuery,
  useUpdateCustomerMutation,
  type CustomerRecordFragment,
} from './customers.generated';

interface CustomerDialogProps {
  /** The customer to change; a new one without. */
  readonly customer: CustomerRecordFragment | undefined;
  /** It was saved, and the list may stand otherwise now. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Makes a customer, or changes one. */
export function CustomerDialog({ customer, onSaved, onClose }: CustomerDialogProps) {
  const intl = useIntl();
  const form = useForm<CustomerFormValues>({
    mode: 'onTouched',
    defaultValues: customer ? formValuesOf(customer) : emptyCustomer,
  });
  const { problem, isStale, submit } = useSaving(form, customer, onSaved);
  const { control, formState } = form;
  const say = (id: string) => intl.formatMessage({ id: `customers.${id}` });

  return (
    <FormDialog
      open
      wide
      title={say(customer ? 'form.edit' : 'form.create')}
      submitLabel={intl.formatMessage({ id: isStale ? 'customers.form.saveOver' : 'actions.save' })}
      busy={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormProblem problem={problem} />
      <SelectField
        control={control}
        name="type"
        label={say('type')}
        options={customerTypes.map((name) => ({ value: typeOptions[name], label: say(`type.${typeOptions[name]}`) }))}
        rules={{ required: true }}
      />
      <NameFields control={control} />
      <TextField
        control={control}
        name="email"
        type="email"
        autoComplete="off"
        label={say('email')}
        rules={{ required: true, maxLength: 254, validate: { invalid: (text) => emailPattern.test(text.trim()) } }}
      />
      <TextField
        control={control}
        name="phone"
        type="tel"
        autoComplete="off"
        label={say('phone')}
        rules={{ validate: { invalid: (text) => text.trim() === '' || isPhoneNumber(text.trim()) } }}
      />
      <TextField control={control} name="city" label={say('city')} rules={{ maxLength: 80 }} />
      <SelectField
        control={control}
        name="status"
        label={say('status')}
        options={customerStatuses.map((name) => ({
          value: statusOptions[name],
          label: say(`status.${statusOptions[name]}`),
        }))}
        rules={{ required: true }}
      />
    </FormDialog>
  );
}

/** The names that a customer of the chosen type goes by. */
function NameFields({ control }: { readonly control: Control<CustomerFormValues> }) {
  const intl = useIntl();
  const type = useWatch({ control, name: 'type' });
  const names = (['businessName', 'firstName', 'lastName'] as const).filter((name) => isRequiredName(type, name));
  return names.map((name) => (
    <TextField
      key={name}
      control={control}
      name={name}
      label={intl.formatMessage({ id: `customers.${name}` })}
      rules={{
        required: true,
        maxLength: name === 'businessName' ? 160 : 80,
        validate: { required: (text) => text.trim() !== '' },
      }}
    />
  ));
}

/** Saves what the form holds. Where somebody else was faster the form says so, and saves over it if asked again. */
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
