import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type ChangeEventHandler, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { FieldFrame, messageId } from './FieldFrame';

/** The properties of a text input that do not depend on the form's library. */
export interface TextInputLook {
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly readOnly?: boolean;
  readonly multiline?: boolean;
}

interface TextInputProps extends TextInputLook {
  readonly name: string;
  readonly value: string;
  readonly required: boolean;
  /** The message of the error. */
  readonly message: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  readonly onBlur?: () => void;
}

/** A text input with its label above it; a password can be made visible. */
export function TextInput(props: TextInputProps) {
  const { name, label, value, type = 'text', autoComplete, inputMode, hint, autoFocus, readOnly, multiline } = props;
  const { required, message, inputRef, onChange, onBlur } = props;
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const password = type === 'password';

  return (
    <FieldFrame id={id} label={label} required={required && !readOnly} error={message} hint={hint}>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        inputRef={inputRef}
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
            // The browser must not correct a name, an address or a password.
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
