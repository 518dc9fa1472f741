import { useState } from 'react';
import type { FactorResetOutcome } from '../../shared/apollo/schema.generated';
import { useSmallForm } from '../../shared/forms/useSmallForm';
import { AnswerFactorResetDocument } from '../auth.generated';
import { useEntry } from '../EntryContext';
import { AuthHeading } from '../parts/AuthHeading';
import { AuthLink } from '../parts/AuthLink';
import { Form } from '../parts/Form';
import { LinkButton } from '../parts/LinkButton';
import { Outcome } from '../parts/Outcome';
import { useTexts } from '../texts';
import { useMailedLink, withoutToken } from './useMailedLink';

const noValues = {};

/** The person's answer to the removal of lost factors, by a mailed link: it is wanted, or nobody asked for it. */
export function FactorResetPage() {
  const { say } = useTexts();
  const { send } = useEntry();
  const { token } = useMailedLink();
  const [outcome, setOutcome] = useState<Lowercase<FactorResetOutcome>>();
  const answer = (wanted: boolean) => async () => {
    const { answerFactorReset } = await send(AnswerFactorResetDocument, { token, wanted }, { anonymous: true });
    setOutcome(answerFactorReset.toLowerCase() as Lowercase<FactorResetOutcome>);
  };
  const confirming = useSmallForm({
    values: noValues,
    problem: token === '' ? withoutToken : undefined,
    send: answer(true),
  });
  const denying = useSmallForm({ values: noValues, send: answer(false) });
  const isInvalid = [confirming, denying].some(({ problem }) => problem?.reason === 'invalidLink');

  return (
    <>
      <AuthHeading
        title={say('auth.factorReset.title')}
        {...(outcome === undefined && !isInvalid && { text: say('auth.factorReset.text') })}
      />
      {outcome !== undefined && (
        <Outcome title={say(`auth.factorReset.${outcome}`)} text={say(`auth.factorReset.${outcome}.next`)} />
      )}
      {outcome === undefined && isInvalid && (
        <Form {...confirming} problem={withoutToken} problemText={say('auth.factorReset.invalid')} />
      )}
      {outcome === undefined && !isInvalid && (
        <>
          <Form
            {...confirming}
            problem={confirming.problem ?? denying.problem}
            isBusy={confirming.isBusy || denying.isBusy}
            submitLabel={say('auth.factorReset.confirm')}
          />
          <p className="ways">
            <LinkButton onClick={denying.onSubmit}>{say('auth.factorReset.deny')}</LinkButton>
          </p>
        </>
      )}
      <p className="ways">
        <AuthLink to="/auth/login">{say('auth.reset.login')}</AuthLink>
      </p>
    </>
  );
}
