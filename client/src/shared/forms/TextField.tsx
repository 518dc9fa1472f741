import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
} from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FieldFrame, messageId } from './FieldFrame';
import { boundsOf, useFieldMessage } from './useFieldMessage';

interface TextFieldProps<V extends FieldValues, N extends FieldPath<V>> {
  readonly control: Control<V>;
  readonly name: N;
  readonly label: string;
  readonly rules?: UseControllerProps<V, N>['rules'];
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'date';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly readOnly?: boolean;
  readonly multiline?: boolean;
}

/** A text input with its label above it; a password can be shown. */
export function TextField<V extends FieldValues, N extends FieldPath<V>>(props: TextFieldProps<V, N>) {
  const {
    control,
    name,
    label,
    rules,
    type = 'text',
    autoComplete,
    inputMode,
    hint,
    autoFocus,
    readOnly,
    multiline,
  } = props;
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const { field, fieldState, formState } = useController({ control, name, ...(rules && { rules }) });
  const message = useFieldMessage()(label, fieldState, formState.isSubmitted, boundsOf(rules));
  const required = Boolean(rules?.required);
  const password = type === 'password';

  return (
    <FieldFrame id={id} label={label} optional={!required && !readOnly} error={message} hint={hint}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        type={password && revealed ? 'text' : type}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        readOnly={readOnly}
        multiline={multiline}
        minRows={multiline ? 3 : undefined}
        size="small"
        slotProps={{
          input: {
            inputMode,
            'aria-required': required || undefined,
            'aria-invalid': message !== undefined,
            'aria-describedby': message !== undefined || hint !== undefined ? messageId(id) : undefined,
            // A name or an address is not to be corrected by the browser.
            autoCapitalize: password || type === 'email' || autoComplete === 'username' ? 'none' : undefined,
            spellCheck: password || type === 'email' || autoComplete === 'username' ? false : undefined,
          },
        }}
        endAdornment={password && <RevealButton revealed={revealed} onToggle={() => setRevealed(!revealed)} />}
      />
    </FieldFrame>
  );
}

function RevealButton({ revealed, onToggle }: { revealed: boolean; onToggle: () => void }) {
  const intl = useIntl();
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        aria-pressed={revealed}
        aria-label={intl.formatMessage({ id: 'forms.showPassword' })}
        onClick={onToggle}
      >
        {revealed ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
}
