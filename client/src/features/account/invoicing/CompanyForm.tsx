import { provincesByRegion } from '@gdd/schema/geography';
import { homeCountry, isPostalCodeOf, seatLimits } from '@gdd/schema/invoicing';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { CountryField } from '../../../shared/forms/fields/CountryField';
import { FieldColumns } from '../../../shared/forms/fields/FieldColumns';
import { SelectField } from '../../../shared/forms/fields/SelectField';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { companyInput, type Company } from './companyInput';
import type { OwnInvoicingFragment } from './invoicing.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useUpdateInvoicing } from './useUpdateInvoicing';

const provinces = Object.values<Readonly<Record<string, string>>>(provincesByRegion)
  .flatMap((ofRegion) => Object.entries(ofRegion))
  .map(([value, name]) => ({ value, label: `${name} (${value})` }))
  .sort((one, other) => one.label.localeCompare(other.label, 'it'));

const valuesOf = ({ businessName, address, postalCode, city, province, country }: Company) => ({
  ...{ businessName, address: address ?? '', postalCode: postalCode ?? '', city, province, country },
});

/** Name and seat, which wait for the office; of a pending request, what was asked for. */
export function CompanyForm({ invoicing }: { readonly invoicing: OwnInvoicingFragment }) {
  const { say } = useTexts('account.invoicing');
  const { request } = invoicing;
  const company = request?.state === 'PENDING' ? request.company : invoicing;
  const form = useForm({ mode: 'onTouched', defaultValues: { company: valuesOf(company) } });
  const draft = useDraft(form, 'account.company');
  const { control, formState, handleSubmit, reset } = form;
  const country = useWatch({ control, name: 'company.country' });
  const { problem, save } = useUpdateInvoicing(form);

  const submit = handleSubmit(async (values) => {
    const sent = companyInput(values.company);
    if (await save({ company: sent }, 'company.sent')) reset({ company: valuesOf(sent) });
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack spacing={2.5}>
        <FormProblem problem={problem} draft={draft} />
        <FieldColumns>
          {(['businessName', 'address', 'city'] as const).map((field) => (
            <TextField
              key={field}
              control={control}
              name={`company.${field}`}
              label={say(field)}
              rules={{ required: true, maxLength: seatLimits[field] }}
            />
          ))}
          <TextField
            control={control}
            name="company.postalCode"
            label={say('postalCode')}
            rules={{
              required: country === homeCountry,
              maxLength: seatLimits.postalCode,
              validate: {
                form: (text, values) =>
                  isPostalCodeOf(values.company.country, text.trim()) || say('postalCode.invalid'),
              },
            }}
          />
          <SelectField
            control={control}
            name="company.province"
            label={say('province')}
            options={provinces}
            rules={{ required: true }}
          />
          <CountryField control={control} name="company.country" label={say('country')} />
        </FieldColumns>
        <Box>
          <Button type="submit" variant="outlined" loading={formState.isSubmitting}>
            {say('company.submit')}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
