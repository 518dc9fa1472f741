import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
} from 'react-hook-form';
import { useIntl } from 'react-intl';
import { problemOf, type Problem } from '../../apollo/problem';
import { useProblemText } from '../../apollo/useProblemText';
import { visuallyHidden } from '../../page/visuallyHidden';
import { hasEveryWord } from '../../i18n/folded';
import { FieldFrame, messageId } from '../fields/FieldFrame';
import { boundsOf, useFieldMessage } from '../fields/useFieldMessage';
import { FoundCount } from './FoundCount';
import { virtualListbox } from './VirtualListbox';

/** Milliseconds without a keystroke after which the typed text is searched (specification, section 9). */
export const typeAheadDelay = 200;

export interface SearchOption {
  readonly id: string;
  readonly label: string;
  /** A second line: code, city. */
  readonly detail?: string;
}

/** The most options that a search requests. */
export const searchLimit = 50;

/** Reads the options that match a text from the server, `searchLimit` at most; '' reads the first ones. */
export type OptionSearch = (text: string) => Promise<readonly SearchOption[]>;

interface SearchSelectProps<V extends FieldValues, N extends FieldPath<V>> {
  readonly control: Control<V>;
  /** A field that holds a `SearchOption` or null. */
  readonly name: N;
  readonly label: string;
  readonly search: OptionSearch;
  /** Identifies what `search` searches: the options are fetched again when it changes. */
  readonly searchKey?: string;
  readonly rules?: UseControllerProps<V, N>['rules'];
  readonly hint?: string;
  readonly disabled?: boolean;
}

/** A choice from many, searched on the server while typing; a late response never overwrites a newer one. */
export function SearchSelect<V extends FieldValues, N extends FieldPath<V>>(props: SearchSelectProps<V, N>) {
  const { control, name, label, search, searchKey = '', rules, hint, disabled = false } = props;
  const intl = useIntl();
  const id = useId();
  const problemText = useProblemText();
  const { field, fieldState, formState } = useController({ control, name, ...(rules && { rules }) });
  const required = Boolean(rules?.required);
  const message = useFieldMessage()(label, fieldState, formState.isSubmitted, boundsOf(rules));
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { options, loading, problem } = useOptions(search, searchKey, text, open);
  const [highlighted, setHighlighted] = useState(0);
  const value: SearchOption | null = field.value ?? null;
  const error = problem === undefined ? message : problemText(problem);

  return (
    <FieldFrame id={id} label={label} required={required} error={error} hint={hint}>
      <Autocomplete<SearchOption>
        id={id}
        value={value}
        options={options}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onChange={(_event, chosen) => field.onChange(chosen)}
        onBlur={field.onBlur}
        onHighlightChange={(_event, option) => setHighlighted(option === null ? 0 : options.indexOf(option))}
        slotProps={{ listbox: virtualListbox(highlighted) }}
        onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
        disabled={disabled}
        loading={loading}
        autoHighlight
        filterOptions={(found) => found}
        getOptionLabel={(option) => option.label}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
        noOptionsText={intl.formatMessage({ id: 'selects.none' })}
        loadingText={intl.formatMessage({ id: 'selects.loading' })}
        clearText={intl.formatMessage({ id: 'selects.clear' })}
        openText={intl.formatMessage({ id: 'selects.open' })}
        closeText={intl.formatMessage({ id: 'selects.close' })}
        renderOption={({ key, ...item }, option) => (
          <Box component="li" key={key} {...item}>
            <Box sx={{ minWidth: 0 }}>
              <Typography>{option.label}</Typography>
              {option.detail !== undefined && (
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {option.detail}
                </Typography>
              )}
            </Box>
          </Box>
        )}
        renderInput={(input) => (
          <OutlinedInput
            {...input.slotProps.input}
            size="small"
            fullWidth
            disabled={input.disabled}
            inputRef={field.ref}
            placeholder={intl.formatMessage({ id: 'selects.type' })}
            slotProps={{
              input: {
                ...input.slotProps.htmlInput,
                'aria-required': required || undefined,
                'aria-invalid': error !== undefined,
                'aria-describedby': error !== undefined || hint !== undefined ? messageId(id) : undefined,
              },
            }}
          />
        )}
      />
      <Box role="status" sx={visuallyHidden}>
        {open && !loading && problem === undefined && <FoundCount count={options.length} limit={searchLimit} />}
      </Box>
    </FieldFrame>
  );
}

interface Options {
  readonly options: readonly SearchOption[];
  readonly loading: boolean;
  readonly problem: Problem | undefined;
}

interface Found {
  /** The search that the options were found for. */
  readonly query: string | undefined;
  readonly searchKey: string;
  readonly options: readonly SearchOption[];
  readonly problem: Problem | undefined;
}

const noneFound: Found = { query: undefined, searchKey: '', options: [], problem: undefined };

/** The options for the typed text, fetched while the list is open. */
function useOptions(search: OptionSearch, searchKey: string, text: string, open: boolean): Options {
  const [found, setFound] = useState(noneFound);
  const query = JSON.stringify([searchKey, text]);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });

  useEffect(() => {
    if (!open) return;
    let current = true;
    const load = async (): Promise<void> => {
      try {
        const options = await latest.current(text);
        if (current) setFound({ query, searchKey, options, problem: undefined });
      } catch (error) {
        if (current) setFound({ query, searchKey, options: [], problem: problemOf(error) });
      }
    };
    const timer = setTimeout(() => void load(), text === '' ? 0 : typeAheadDelay);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [open, text, searchKey, query]);

  const loading = found.query !== query;
  // Until the response, only those of the earlier options that fit: Enter takes the first one.
  const options = loading
    ? found.options.filter(
        ({ label, detail = '' }) => found.searchKey === searchKey && hasEveryWord(`${label} ${detail}`, text.trim()),
      )
    : found.options;
  return { options, problem: found.problem, loading };
}
