import { useEffect, useState } from 'react';
import { thrownProblem, type Problem } from '../../shared/apollo/problem';
import { useSession } from '../../shared/session/SessionContext';
import { PasskeySignInDocument } from '../auth.generated';
import { useEntry } from '../EntryContext';

interface PasskeySignIn {
  /** Asks for a passkey; undefined in a browser without them. */
  readonly ask: (() => void) | undefined;
  readonly problem: Problem | undefined;
}

/**
 * Sign-in by passkey alone: by its button, and by the browser's own suggestions in the field of the username where it
 * makes them. What asks the browser is fetched only where there are passkeys.
 */
export function usePasskeySignIn(): PasskeySignIn {
  const { browser, send, catalogue } = useEntry();
  const { answerFactor } = useSession();
  const [problem, setProblem] = useState<Problem>();
  const hasPasskeys = 'PublicKeyCredential' in browser;

  const signIn = async (isAutofill: boolean): Promise<void> => {
    let isChosen = !isAutofill;
    try {
      const { askForPasskey } = await import('../../domain/account/passkeys');
      const { passkeySignIn } = await send(PasskeySignInDocument, {}, { anonymous: true });
      if (passkeySignIn === null) return;
      const assertion = await askForPasskey(passkeySignIn.passkey, isAutofill);
      if (assertion === undefined) return;
      isChosen = true;
      await answerFactor({ challenge: passkeySignIn.challenge, assertion });
    } catch (error) {
      // nobody has asked for the browser's suggestions: where there can be none, the page is as ever
      if (!isChosen) return;
      await catalogue.need('otherAuthPages');
      setProblem(thrownProblem(error));
    }
  };

  useEffect(() => {
    void suggestsPasskeys(browser).then((suggests) => (suggests ? signIn(true) : undefined));
    // once, when the page opens: the browser's suggestions stay until another way is chosen
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [browser]);

  const ask = () => {
    setProblem(undefined);
    void signIn(false);
  };
  return { ask: hasPasskeys ? ask : undefined, problem };
}

/** Whether the browser suggests passkeys in a field (conditional mediation). */
async function suggestsPasskeys(browser: Window): Promise<boolean> {
  if (!('PublicKeyCredential' in browser)) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}
