import { homeCountry } from '@gdd/schema/invoicing';
import { dealerFields, type WrittenDealerField } from '@gdd/schema/dealers';
import { provincesByRegion, regions } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { SearchSelect } from '../../../shared/forms/searchSelect/SearchSelect';
import { CountryField } from '../../../shared/forms/fields/CountryField';
import { SelectField } from '../../../shared/forms/fields/SelectField';
import { DateField } from '../../../shared/dates/DateField';
import { TextField } from '../../../shared/forms/fields/TextField';
import { useMemberSearch } from '../../../domain/members/useMemberSearch';
import type { DealerFormValues, TypedField } from './dealerFormValues';
import { dealerParentRoles, statusOptions, tierOptions } from '../dealerOptions';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useDealerRules } from './useDealerRules';

interface DealerFormFieldProps {
  readonly field: WrittenDealerField;
  readonly form: UseFormReturn<DealerFormValues>;
  /** A new dealer also has fields for its code and its first status. */
  readonly isNew: boolean;
}

/** A field of the dealer's form, rendered by its kind. */
export function DealerFormField({ field, form, isNew }: DealerFormFieldProps) {
  switch (field) {
    case 'country':
      return <CountryOfDealer form={form} />;
    case 'region':
      return <RegionField form={form} />;
    case 'province':
      return <ProvinceField form={form} />;
    case 'tier':
      return <ChoiceField form={form} field={field} values={dealerTiers} options={tierOptions} />;
    case 'status':
      if (!isNew) return null;
      return <ChoiceField form={form} field={field} values={dealerStatuses} options={statusOptions} />;
    case 'parentId':
      return <ParentFields form={form} />;
    default:
      return <TypedInput form={form} field={field} isNew={isNew} />;
  }
}

interface FieldProps {
  readonly form: UseFormReturn<DealerFormValues>;
}

/** The input properties of the kinds that are text fields. */
const inputs = {
  code: {},
  text: {},
  country: {},
  vatNumber: {},
  postalCode: {},
  taxCode: {},
  sdiCode: {},
  province: {},
  email: { type: 'email', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off' },
} as const satisfies Record<Exclude<(typeof dealerFields)[TypedField]['kind'], 'date'>, object>;

function TypedInput({ form, field, isNew }: FieldProps & { readonly field: TypedField; readonly isNew: boolean }) {
  const { say } = useTexts('dealers');
  const rules = useDealerRules();
  const country = useWatch({ control: form.control, name: 'country' });
  const { kind } = dealerFields[field];
  const isFixed = kind === 'code' && !isNew;
  const hints: Partial<Record<typeof kind, string>> = {
    code: isFixed ? 'codeFixed' : 'codeHint',
    vatNumber: country === homeCountry ? 'vatHint' : 'foreignVatHint',
  };
  const hint = hints[kind];
  const label = say(field);
  if (kind === 'date') return <DateField control={form.control} name={field} label={label} rules={rules(field)} />;
  return (
    <TextField
      control={form.control}
      name={field}
      label={label}
      readOnly={isFixed}
      {...inputs[kind]}
      {...(!isFixed && { rules: rules(field) })}
      {...(hint !== undefined && { hint: say(`form.${hint}`) })}
    />
  );
}

interface ChoiceProps<Value extends string> extends FieldProps {
  readonly field: 'tier' | 'status';
  readonly values: readonly Value[];
  readonly options: Readonly<Record<Value, string>>;
}

function ChoiceField<Value extends string>({ form, field, values, options }: ChoiceProps<Value>) {
  const { say } = useTexts('dealers');
  return (
    <SelectField
      control={form.control}
      name={field}
      label={say(field)}
      options={values.map((value) => ({
        value: options[value],
        label: say(`${field}.${value}`),
      }))}
      rules={{ required: true }}
    />
  );
}

function CountryOfDealer({ form: { control } }: FieldProps) {
  const { say } = useTexts('dealers');
  return <CountryField control={control} name="country" label={say('country')} />;
}

function RegionField({ form: { control, setValue } }: FieldProps) {
  const { say } = useTexts('dealers');
  return (
    <SelectField
      control={control}
      name="region"
      label={say('region')}
      options={regions.map((value) => ({ value, label: value }))}
      rules={{ required: true }}
      onSelected={() => setValue('province', '', { shouldDirty: true })}
    />
  );
}

function ProvinceField({ form: { control } }: FieldProps) {
  const { say } = useTexts('dealers');
  const rules = useDealerRules();
  const region = useWatch({ control, name: 'region' });
  const provinces = region === '' ? [] : Object.entries<string>(provincesByRegion[region] ?? {});
  return (
    <SelectField
      control={control}
      name="province"
      label={say('province')}
      options={provinces.map(([value, name]) => ({ value, label: `${name} (${value})` }))}
      rules={rules('province')}
      disabled={region === ''}
      {...(region === '' && { hint: say('form.provinceFirst') })}
    />
  );
}

/** The fields for the parent: its role, and which member. */
function ParentFields({ form: { control, setValue } }: FieldProps) {
  const { say } = useTexts('dealers');
  const parentRole = useWatch({ control, name: 'parentRole' });
  const search = useMemberSearch(parentRole === '' ? undefined : parentRole);
  return (
    <>
      <SelectField
        control={control}
        name="parentRole"
        label={say('form.parentRole')}
        options={dealerParentRoles.map((role) => ({
          value: role,
          label: say(`memberRole.${role}`),
        }))}
        rules={{ required: true }}
        onSelected={() => setValue('parentId', null, { shouldDirty: true })}
      />
      <SearchSelect
        control={control}
        name="parentId"
        label={say('parentId')}
        search={search}
        searchKey={parentRole}
        rules={{ required: true }}
        disabled={parentRole === ''}
        {...(parentRole === '' && { hint: say('form.parentFirst') })}
      />
    </>
  );
}
