import { campaignTextLengths } from '@gdd/schema/campaigns';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldFrame, messageId } from '../../../../shared/forms/fields/FieldFrame';
import { useFieldMessage } from '../../../../shared/forms/fields/useFieldMessage';
import { virtualListbox } from '../../../../shared/forms/searchSelect/VirtualListbox';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { useBrandsQuery } from '../campaignEditor.generated';

interface BrandsFieldProps<V extends FieldValues> {
  readonly control: Control<V>;
  /** A field of the form with a list of brands. */
  readonly name: FieldPath<V>;
  readonly label: string;
  readonly hint: string;
}

const matching = createFilterOptions<string>();

/** Selects brands that were sold, or new ones: typed and added with Enter. */
export function BrandsField<V extends FieldValues>({ control, name, label, hint }: BrandsFieldProps<V>) {
  const { say } = useTexts('selects');
  const id = useId();
  const { field, fieldState, formState } = useController({ control, name });
  const error = useFieldMessage()(label, fieldState, formState.isSubmitted, {});
  // If the list fails to load, brands can still be typed.
  const { data, loading } = useBrandsQuery();
  const chosen: string[] = field.value ?? [];
  const [highlighted, setHighlighted] = useState(0);
  const brands = data?.brands ?? [];
  const isNew = (text: string) => !brands.some((brand) => isSameBrand(brand, text));

  const choose = (texts: readonly string[]) => {
    const byKey = new Map<string, string>();
    for (const brand of texts.map(brandOf)) {
      // Brands compare without case (docs/domain/campaigns-and-prizes.md).
      if (brand !== '' && !byKey.has(brand.toLowerCase())) byKey.set(brand.toLowerCase(), brand);
    }
    field.onChange([...byKey.values()]);
  };

  return (
    <FieldFrame id={id} label={label} required={false} error={error} hint={hint}>
      <Autocomplete<string, true, false, true>
        id={id}
        multiple
        freeSolo
        autoSelect
        filterSelectedOptions
        options={brands}
        filterOptions={(options, state) => {
          const typed = brandOf(state.inputValue);
          const found = matching(options, state);
          return typed === '' || [...options, ...chosen].some((brand) => isSameBrand(brand, typed))
            ? found
            : [...found, typed];
        }}
        renderOption={({ key, ...item }, option) => (
          <li key={key} {...item}>
            {isNew(option) ? `${say('add')}: ${option}` : option}
          </li>
        )}
        loading={loading}
        value={chosen}
        onChange={(_event, texts) => choose(texts)}
        onBlur={field.onBlur}
        onHighlightChange={(_event, option) => setHighlighted(option === null ? 0 : brands.indexOf(option))}
        loadingText={say('loading')}
        clearText={say('clear')}
        openText={say('open')}
        closeText={say('close')}
        slotProps={{ chip: { size: 'small' }, listbox: virtualListbox(highlighted) }}
        renderInput={(input) => (
          <OutlinedInput
            {...input.slotProps.input}
            size="small"
            fullWidth
            inputRef={field.ref}
            {...(chosen.length === 0 && { placeholder: say('type') })}
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

/** A brand in its stored form: without line breaks, and not longer than a sale line allows. */
function brandOf(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().slice(0, campaignTextLengths.brand);
}

function isSameBrand(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
