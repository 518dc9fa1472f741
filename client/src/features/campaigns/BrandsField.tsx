import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FieldFrame, messageId } from '../../shared/forms/FieldFrame';
import { useFieldMessage } from '../../shared/forms/useFieldMessage';
import { useBrandsQuery } from './campaignEditor.generated';

interface BrandsFieldProps<V extends FieldValues> {
  readonly control: Control<V>;
  /** A field that holds a list of brands. */
  readonly name: FieldPath<V>;
  readonly label: string;
  readonly hint: string;
}

const longestBrand = 80;

/** Any of the brands that were sold, or one that will be: typed and taken over with Enter. */
export function BrandsField<V extends FieldValues>({ control, name, label, hint }: BrandsFieldProps<V>) {
  const intl = useIntl();
  const id = useId();
  const { field, fieldState, formState } = useController({ control, name });
  const error = useFieldMessage()(label, fieldState, formState.isSubmitted, {});
  // Without the list the brands can still be typed.
  const { data, loading } = useBrandsQuery();
  const chosen: string[] = field.value ?? [];

  const choose = (brands: readonly string[]) => {
    const byKey = new Map<string, string>();
    for (const brand of brands.map((text) => text.replace(/\s+/gu, ' ').trim().slice(0, longestBrand))) {
      // Brands compare without case (domain page, section 3).
      if (brand !== '' && !byKey.has(brand.toLowerCase())) byKey.set(brand.toLowerCase(), brand);
    }
    field.onChange([...byKey.values()]);
  };

  return (
    <FieldFrame id={id} label={label} optional error={error} hint={hint}>
      <Autocomplete<string, true, false, true>
        id={id}
        multiple
        freeSolo
        autoSelect
        filterSelectedOptions
        options={data?.brands ?? []}
        loading={loading}
        value={chosen}
        onChange={(_event, brands) => choose(brands)}
        onBlur={field.onBlur}
        loadingText={intl.formatMessage({ id: 'selects.loading' })}
        clearText={intl.formatMessage({ id: 'selects.clear' })}
        openText={intl.formatMessage({ id: 'selects.open' })}
        closeText={intl.formatMessage({ id: 'selects.close' })}
        slotProps={{ chip: { size: 'small' } }}
        renderInput={(input) => (
          <OutlinedInput
            {...input.slotProps.input}
            size="small"
            fullWidth
            inputRef={field.ref}
            {...(chosen.length === 0 && { placeholder: intl.formatMessage({ id: 'selects.type' }) })}
            slotProps={{
              input: {
                ...input.slotProps.htmlInput,
                'aria-invalid': error !== undefined,
                'aria-describedby': messageId(id),
              },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
