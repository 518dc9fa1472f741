import { termsPath } from '@gdd/schema/entries';
import { useId } from 'react';
import type { SmallField } from '../../shared/forms/useSmallForm';
import { useTexts } from '../texts';

/** The checkbox that accepts the programme's terms; required for a registration. */
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
        {/* In a new tab, so that the form keeps its values. */}
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
