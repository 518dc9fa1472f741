import { termsPath } from '@gdd/schema/entries';
import { useId } from 'react';
import type { SmallField } from '../../shared/forms/useSmallForm';
import { useTexts } from '../texts';

/** The acceptance of the programme's terms, without which nobody registers. */
export function TermsField({ name, value, error, inputRef, set, leave }: SmallField<boolean>) {
  const id = useId();
  const { say } = useTexts();
  const isMissing = error !== undefined;
  return (
    <div className={isMissing ? 'field wrong' : 'field'}>
      <label className="check">
        <input
          type="checkbox"
          ref={inputRef}
          name={name}
          checked={value}
          onChange={(event) => set(event.target.checked)}
          onBlur={leave}
          aria-describedby={isMissing ? id : undefined}
          aria-invalid={isMissing}
        />
        {say('auth.terms')}
      </label>
      <p className="beside">
        {/* In a tab of its own: what was typed stays. */}
        <a href={termsPath} target="_blank" rel="noopener">
          {say('auth.terms.read')}
        </a>
      </p>
      {isMissing && (
        <p id={id} role="alert">
          {say('auth.termsRequired')}
        </p>
      )}
    </div>
  );
}
