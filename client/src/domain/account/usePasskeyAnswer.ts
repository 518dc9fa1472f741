import { useState } from 'react';
import { thrownProblem, type Problem } from '../../shared/apollo/problem';
import type { FactorAnswer, FactorDue } from '../../shared/session/session';

/** A challenge that a passkey may answer, and what the browser is asked for. */
interface AskedPasskey {
  readonly challenge: string;
  readonly passkey: NonNullable<FactorDue['passkey']>;
}

/**
 * Answers a challenge by a passkey, in the place of what a form asks for.
 *
 * @param answer sends what the passkey signed
 */
export function usePasskeyAnswer(answer: (answer: FactorAnswer) => Promise<unknown>) {
  const [problem, setProblem] = useState<Problem>();
  const forget = () => setProblem(undefined);
  /** @param begin the challenge; none: nothing is asked */
  const ask = async (begin: () => AskedPasskey | Promise<AskedPasskey | null | undefined>) => {
    forget();
    try {
      const { askForPasskey } = await import('./passkeys');
      const begun = await begin();
      const assertion = begun ? await askForPasskey(begun.passkey) : undefined;
      if (begun && assertion !== undefined) await answer({ challenge: begun.challenge, assertion });
    } catch (error) {
      setProblem(thrownProblem(error));
    }
  };
  return { problem, forget, ask };
}
