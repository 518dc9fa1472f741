import { useState } from 'react';
import { thrownProblem, type Problem } from '../../shared/apollo/problem';
import { useSmallForm, type SmallForm } from '../../shared/forms/useSmallForm';
import type { FactorAnswer, FactorDue } from '../../shared/session/session';

/** What a person types: the code of an app, or a recovery code. */
export type TypedFactor = 'code' | 'recoveryCode';

interface FactorForm extends SmallForm<Record<TypedFactor, string>> {
  /** What the form asks for; undefined for a person who has a passkey alone. */
  readonly typed: TypedFactor | undefined;
  /** What it can ask for in its place; undefined where the person has nothing else. */
  readonly other: TypedFactor | undefined;
  readonly setTyped: (typed: TypedFactor) => void;
  /** Answers by a passkey; undefined for a person without one. */
  readonly askPasskey: (() => void) | undefined;
}

/**
 * The form of the second step of a sign-in or a step-up, on the sign-in page and in the dialogs over a page.
 *
 * @param answer sends what was given
 */
export function useFactorForm(
  { challenge, factors, passkey }: FactorDue,
  answer: (answer: FactorAnswer) => Promise<unknown>,
): FactorForm {
  const possible: readonly TypedFactor[] = [
    ...(factors.includes('TOTP') ? (['code'] as const) : []),
    ...(factors.includes('RECOVERY_CODE') ? (['recoveryCode'] as const) : []),
  ];
  const [typed, setTyped] = useState(possible[0]);
  const [passkeyProblem, setPasskeyProblem] = useState<Problem>();
  const form = useSmallForm<Record<TypedFactor, string>>({
    values: { code: '', recoveryCode: '' },
    rules: typed === undefined ? {} : { [typed]: { required: true } },
    send: async (values) => {
      setPasskeyProblem(undefined);
      if (typed !== undefined) await answer({ challenge, [typed]: values[typed] });
    },
  });
  const askPasskey = async (asked: NonNullable<FactorDue['passkey']>) => {
    setPasskeyProblem(undefined);
    try {
      const { askForPasskey } = await import('./passkeys');
      const assertion = await askForPasskey(asked);
      if (assertion !== undefined) await answer({ challenge, assertion });
    } catch (error) {
      setPasskeyProblem(thrownProblem(error));
    }
  };
  return {
    ...form,
    problem: passkeyProblem ?? form.problem,
    typed,
    other: possible.find((each) => each !== typed),
    setTyped,
    askPasskey: passkey === null ? undefined : () => void askPasskey(passkey),
  };
}
