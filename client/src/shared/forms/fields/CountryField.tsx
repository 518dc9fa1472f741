import { countries } from '@gdd/schema/countries';
import { useMemo } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { countryName } from '../../i18n/countryName';
import { SelectField } from './SelectField';

interface CountryFieldProps<V extends FieldValues, N extends FieldPath<V>> {
  readonly control: Control<V>;
  readonly name: N;
  readonly label: string;
}

/** A choice among all countries, by their names in the language of the page. */
export function CountryField<V extends FieldValues, N extends FieldPath<V>>(props: CountryFieldProps<V, N>) {
  const intl = useIntl();
  const options = useMemo(
    () =>
      countries
        .map((value) => ({ value, label: countryName(intl, value) }))
        .sort((one, other) => one.label.localeCompare(other.label, intl.locale)),
    [intl],
  );
  return <SelectField {...props} options={options} rules={{ required: true }} />;
}
