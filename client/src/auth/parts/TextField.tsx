import { useId, useState } from 'react';
import { fieldMessage } from '../../shared/forms/fields/fieldMessage';
import type { SmallField } from '../../shared/forms/useSmallForm';
import { useTexts } from '../texts';
import { Icon } from './Icon';

interface TextFieldProps extends SmallField<string> {
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly hint?: string;
  /** Digits alone are typed: a telephone shows its number pad. */
  readonly inputMode?: 'numeric';
  readonly autoFocus?: boolean;
  /** Called at every change of the text, before the value is set. */
  readonly onInput?: () => void;
}

/** A text input with its label above and its error or hint below; a password can be made visible. */
export function TextField(props: TextFieldProps) {
  const { name, value, required, bounds, error, inputRef, set, leave } = props;
  const { label, type = 'text', autoComplete, hint, onInput, inputMode, autoFocus } = props;
  const id = useId();
  const { say, find, locale } = useTexts();
  const [isRevealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  const wrong = error === undefined ? undefined : fieldMessage(label, error, locale, bounds);
  const message = wrong ? find(wrong.id, wrong.values) : hint;
  return (
    <div className={wrong ? 'field wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <span className="input">
        <input
          id={id}
          ref={inputRef}
          name={name}
          value={value}
          type={isPassword && isRevealed ? 'text' : type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoFocus={autoFocus}
          // The browser must not correct a name, an address or a password.
          autoCapitalize="none"
          spellCheck={false}
          aria-required={required}
          aria-invalid={wrong !== undefined}
          aria-describedby={message === undefined ? undefined : `${id}-message`}
          onChange={(event) => {
            onInput?.();
            set(event.target.value);
          }}
          onBlur={leave}
        />
        {isPassword && (
          <button
            type="button"
            aria-pressed={isRevealed}
            aria-label={say('forms.showPassword')}
            onClick={() => setRevealed(!isRevealed)}
          >
            <Icon name={isRevealed ? 'hidden' : 'shown'} />
          </button>
        )}
      </span>
      {message !== undefined && (
        <p id={`${id}-message`} role={wrong && 'alert'}>
          {message}
        </p>
      )}
    </div>
  );
}
