import { useState } from 'react';
import { useSmallForm, type SmallForm } from '../../shared/forms/useSmallForm';
import type { FactorAnswer, FactorDue } from '../../shared/session/session';
import { usePasskeyAnswer } from './usePasskeyAnswer';

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
  const byPasskey = usePasskeyAnswer(answer);
  const form = useSmallForm<Record<TypedFactor, string>>({
    values: { code: '', recoveryCode: '' },
    rules: typed === undefined ? {} : { [typed]: { required: true } },
    send: async (values) => {
      byPasskey.forget();
      if (typed !== undefined) await answer({ challenge, [typed]: values[typed] });
    },
  });
  return {
    ...form,
    problem: byPasskey.problem ?? form.problem,
    typed,
    other: possible.find((each) => each !== typed),
    setTyped,
    askPasskey: passkey === null ? undefined : () => void byPasskey.ask(() => ({ challenge, passkey })),
  };
}
