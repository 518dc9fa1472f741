import type { FormEvent, ReactNode } from 'react';
import type { Problem } from '../../shared/apollo/problem';
import { problemText, useTexts } from '../texts';
import { AuthLink } from './AuthLink';

interface FormProps {
  readonly isBusy: boolean;
  readonly problem: Problem | undefined;
  /** Replaces the problem's default text. */
  readonly problemText?: string;
  readonly onSubmit: (event: FormEvent) => void;
  /** The label of the button; without one there is no button. */
  readonly submitLabel?: string;
  readonly children?: ReactNode;
}

/** A form of the sign-in pages: its problem, its fields, its button. */
export function Form({ isBusy, problem, problemText: text, onSubmit, submitLabel, children }: FormProps) {
  return (
    <form onSubmit={onSubmit} noValidate aria-busy={isBusy}>
      {problem !== undefined && <FormProblem problem={problem} text={text} />}
      {children}
      {submitLabel !== undefined && (
        <button className="primary" disabled={isBusy}>
          {submitLabel}
        </button>
      )}
    </form>
  );
}

/** The text of a problem, with a link or the request's id where that helps. */
export function FormProblem({ problem, text }: { readonly problem: Problem; readonly text?: string | undefined }) {
  const texts = useTexts();
  const { say } = texts;
  return (
    <div className="problem" role="alert">
      <p>{text ?? problemText(problem, texts)}</p>
      {problem.reason === 'tooManyFailures' && (
        <AuthLink to="/auth/forgot-password">{say('problem.forgotPassword')}</AuthLink>
      )}
      {problem.requestId !== undefined && problem.code === 'INTERNAL_SERVER_ERROR' && (
        <small>{say('states.requestId', { id: problem.requestId })}</small>
      )}
    </div>
  );
}
