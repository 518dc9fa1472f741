import { settlementLimits, taxNatures, taxRegimes } from '@gdd/schema/settlements';
import { useApolloClient } from '@apollo/client/react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { problemOf } from '../../../shared/apollo/problem';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { CheckboxField } from '../../../shared/forms/fields/CheckboxField';
import { FieldColumns } from '../../../shared/forms/fields/FieldColumns';
import { SelectField } from '../../../shared/forms/fields/SelectField';
import { TextField } from '../../../shared/forms/fields/TextField';
import { useSaveOver } from '../../../shared/forms/saving/useSaveOver';
import { SettingsFrame } from '../../../shared/forms/SettingsFrame';
import { useTexts } from '../../../shared/i18n/useTexts';
import { BackLink } from '../../../shared/page/BackLink';
import { LastChanged } from '../../../shared/page/LastChanged';
import { PageHeader } from '../../../shared/page/PageHeader';
import { Surface } from '../../../shared/page/Surface';
import { PageState } from '../../../shared/states/PageState';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { PickField } from '../editor/PickField';
import {
  SettlementSettingsDocument,
  useSettlementSettingsQuery,
  useUpdateSettlementSettingsMutation,
  type SettlementSettingsDetailsFragment,
} from './settings.generated';
import { hasSender, parseRate, settingsInput, settingsValuesOf, type SettingsFormValues } from './settingsFormValues';

/** GraphQL's names have no points. */
const natureOptions = taxNatures.map((nature) => ({ value: nature.replace('.', '_'), label: nature }));

/** The tax and the issuer of a settlement's documents. */
export function Component() {
  const { say } = useTexts('settlements.settings');
  const { data, loading, error, refetch } = useSettlementSettingsQuery({ fetchPolicy: 'network-only' });
  const settings = data?.settlementSettings;
  const title = say('title');
  const back = <BackLink to="/settlements" labelId="settlements.back" />;
  if (settings) {
    return (
      <>
        {back}
        <PageHeader title={title} subtitle={<LastChanged messages="settlements.settings" settings={settings} />} />
        <SettingsForm settings={settings} onSaved={() => void refetch()} />
      </>
    );
  }
  return (
    <PageState
      title={title}
      back={back}
      heights={[220, 380, 120]}
      problem={loading ? undefined : problemOf(error)}
      onRetry={() => void refetch()}
    />
  );
}

interface SettingsFormProps {
  readonly settings: SettlementSettingsDetailsFragment;
  readonly onSaved: () => void;
}

function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  const { intl, say } = useTexts('settlements.settings');
  const client = useApolloClient();
  const toasts = useToasts();
  const form = useForm<SettingsFormValues>({ mode: 'onTouched', defaultValues: settingsValuesOf(settings) });
  const draft = useDraft(form, 'settings.settlements');
  const [update] = useUpdateSettlementSettingsMutation();
  const { submit, busy, problem, isStale } = useSaveOver<SettingsFormValues, SettlementSettingsDetailsFragment>({
    form,
    valuesOf: settingsValuesOf,
    read: async () => {
      const { data } = await client.query({ query: SettlementSettingsDocument, fetchPolicy: 'no-cache' });
      return data?.settlementSettings;
    },
    save: async (values, newer) => {
      await update({ variables: { input: settingsInput(values, (newer ?? settings).version) } });
      toasts.success(say('saved'));
      form.reset(values);
      onSaved();
    },
  });
  return (
    <SettingsFrame
      staleText={isStale ? intl.formatMessage({ id: 'settlements.form.stale' }) : undefined}
      problem={problem}
      draft={draft}
      busy={busy}
      saveLabel={say('save')}
      onSubmit={submit}
    >
      <Surface title={say('tax')}>
        <TaxFields control={form.control} />
      </Surface>
      <Surface title={say('stamp')}>
        <Stack spacing={2.5}>
          <Typography sx={{ color: 'text.secondary' }}>{say('stamp.text')}</Typography>
          <PickField
            control={form.control}
            name="stampNatures"
            label={say('stampNatures')}
            options={natureOptions}
            none={say('stampNatures.none')}
          />
          <CheckboxField control={form.control} name="stampCharged" label={say('stampCharged')} />
        </Stack>
      </Surface>
      <Surface title={say('sender')}>
        <SenderFields control={form.control} />
      </Surface>
      <Surface title={say('invoices')}>
        <CheckboxField control={form.control} name="namesInvoices" label={say('namesInvoices')} />
      </Surface>
    </SettingsFrame>
  );
}

interface FieldsProps {
  readonly control: Control<SettingsFormValues>;
}

/** VAT at a rate, or exempt under a VAT nature; a tax adviser has to decide. */
function TaxFields({ control }: FieldsProps) {
  const { say } = useTexts('settlements.settings');
  const taxation = useWatch({ control, name: 'taxation' });
  return (
    <Stack spacing={2.5}>
      <Typography sx={{ color: 'text.secondary' }}>{say('tax.text')}</Typography>
      <FieldColumns>
        <SelectField
          control={control}
          name="taxation"
          label={say('taxation')}
          options={[
            { value: 'rate', label: say('taxation.rate') },
            { value: 'nature', label: say('taxation.nature') },
          ]}
        />
        {taxation === 'rate' && (
          <TextField
            control={control}
            name="taxRate"
            label={say('taxRate')}
            inputMode="decimal"
            autoComplete="off"
            rules={{
              required: true,
              validate: { rate: (text: string) => parseRate(text) !== undefined || say('taxRate.invalid') },
            }}
          />
        )}
        {taxation === 'nature' && (
          <>
            <SelectField
              control={control}
              name="taxNature"
              label={say('taxNature')}
              rules={{ required: true }}
              options={natureOptions}
            />
            <TextField
              control={control}
              name="taxReference"
              label={say('taxReference')}
              hint={say('taxReference.hint')}
              autoComplete="off"
              rules={{ required: true, maxLength: settlementLimits.reference }}
            />
          </>
        )}
      </FieldColumns>
    </Stack>
  );
}

/** The issuer of the documents: either all of its fields are filled in, or none. */
function SenderFields({ control }: FieldsProps) {
  const { say } = useTexts('settlements.settings');
  const requiredWithSender = (maxLength: number) => ({
    maxLength,
    validate: {
      required: (text: string, values: SettingsFormValues) => text.trim() !== '' || !hasSender(values),
    },
  });
  const field = (name: Exclude<keyof SettingsFormValues['sender'], 'taxRegime'>, maxLength: number) => (
    <TextField
      control={control}
      name={`sender.${name}`}
      label={say(name)}
      autoComplete="off"
      rules={requiredWithSender(maxLength)}
    />
  );
  return (
    <Stack spacing={2.5}>
      <Typography sx={{ color: 'text.secondary' }}>{say('sender.text')}</Typography>
      <FieldColumns>
        {field('businessName', 80)}
        {field('vatNumber', 20)}
        <SelectField
          control={control}
          name="sender.taxRegime"
          label={say('taxRegime')}
          rules={{ validate: requiredWithSender(4).validate }}
          options={taxRegimes.map((regime) => ({ value: regime, label: regime }))}
        />
        {field('address', settlementLimits.address)}
        {field('postalCode', 5)}
        {field('city', settlementLimits.city)}
        {field('province', 2)}
      </FieldColumns>
    </Stack>
  );
}
