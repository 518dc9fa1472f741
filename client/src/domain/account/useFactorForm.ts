import { useState } from 'react';
import { useSmallForm, type SmallForm } from '../../shared/forms/useSmallForm';
import type { FactorDue } from '../../shared/session/session';
import { useSession } from '../../shared/session/SessionContext';

/** What a person types: the code of an app, or a recovery code. */
export type TypedFactor = 'code' | 'recoveryCode';

interface FactorForm extends SmallForm<Record<TypedFactor, string>> {
  /** What the form asks for. */
  readonly typed: TypedFactor;
  /** What it can ask for in its place; undefined where the person has nothing else. */
  readonly other: TypedFactor | undefined;
  readonly setTyped: (typed: TypedFactor) => void;
}

/** The form of the second step of a sign-in, on the sign-in page and in the dialog over a page. */
export function useFactorForm({ challenge, factors }: FactorDue): FactorForm {
  const { answerFactor } = useSession();
  const possible: readonly TypedFactor[] = [
    ...(factors.includes('TOTP') ? (['code'] as const) : []),
    ...(factors.includes('RECOVERY_CODE') ? (['recoveryCode'] as const) : []),
  ];
  const [typed, setTyped] = useState<TypedFactor>(possible[0] ?? 'code');
  const form = useSmallForm<Record<TypedFactor, string>>({
    values: { code: '', recoveryCode: '' },
    rules: { [typed]: { required: true } },
    send: (values) => answerFactor({ challenge, [typed]: values[typed] }),
  });
  return { ...form, typed, other: possible.find((each) => each !== typed), setTyped };
}
