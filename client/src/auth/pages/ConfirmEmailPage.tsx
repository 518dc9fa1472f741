import { useState } from 'react';
import { useSmallForm } from '../../shared/forms/useSmallForm';
import { useUser } from '../../shared/session/SessionContext';
import { ConfirmEmailDocument } from '../auth.generated';
import { isPlainClick } from '../address';
import { useEntry } from '../EntryContext';
import { AuthHeading } from '../parts/AuthHeading';
import { AuthLink } from '../parts/AuthLink';
import { Form } from '../parts/Form';
import { Outcome } from '../parts/Outcome';
import { useTexts } from '../texts';
import { useMailedLink, withoutToken } from './useMailedLink';

const noValues = {};

/**
 * Confirms an address by a mailed link. It needs a press of the button, because mail scanners open links too, and the
 * link is valid once.
 */
export function ConfirmEmailPage() {
  const { say } = useTexts();
  const user = useUser();
  const { send, openPortal } = useEntry();
  const { token } = useMailedLink();
  const [isDone, setDone] = useState(false);
  const form = useSmallForm({
    values: noValues,
    problem: token === '' ? withoutToken : undefined,
    send: async () => {
      await send(ConfirmEmailDocument, { token }, { anonymous: true });
      setDone(true);
    },
  });
  const isInvalid = form.problem?.reason === 'invalidLink';

  return (
    <>
      <AuthHeading
        title={say('auth.confirm.title')}
        {...(!isDone && !isInvalid && { text: say('auth.confirm.text') })}
      />
      {isDone ? (
        <Outcome title={say('auth.confirm.success')} text={say('auth.confirm.next')} />
      ) : (
        <Form
          {...form}
          {...(isInvalid ? { problemText: say('auth.confirm.invalid') } : { submitLabel: say('auth.confirm.submit') })}
        />
      )}
      <p className="ways">
        {user === undefined ? (
          <AuthLink to="/auth/login">{say('auth.reset.login')}</AuthLink>
        ) : (
          <a
            href="/"
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              openPortal('/');
            }}
          >
            {say('auth.confirm.portal')}
          </a>
        )}
      </p>
    </>
  );
}
