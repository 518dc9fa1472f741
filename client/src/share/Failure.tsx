import { useLocalization, type Localization } from './language';
import type { ShareProblem } from './shareApi';

interface FailureProps {
  readonly problem: ShareProblem;
  readonly onRetry: () => void;
  /** Whether it replaces the whole page instead of a part of it. */
  readonly isWholePage?: boolean;
}

/** The problem in place of a part of the page, with a retry button unless the link is invalid. */
export function Failure({ problem, onRetry, isWholePage = false }: FailureProps) {
  const localization = useLocalization();
  const { say } = localization;
  const isInvalid = problem.kind === 'invalid';
  const requestId = 'requestId' in problem ? problem.requestId : undefined;
  return (
    <div className="surface failure" role="alert">
      {isWholePage ? (
        <h1>{say(isInvalid ? 'share.invalid.title' : 'share.failed.title')}</h1>
      ) : (
        <p>{say('share.failed.part')}</p>
      )}
      <p>{reason(problem, localization)}</p>
      {requestId !== undefined && <p className="quiet">{say('share.requestId', { id: requestId })}</p>}
      {!isInvalid && (
        <button type="button" className="primary" onClick={onRetry}>
          {say('share.retry')}
        </button>
      )}
    </div>
  );
}

function reason(problem: ShareProblem, { say }: Localization): string {
  if (problem.kind === 'invalid') return say('share.invalid');
  if (problem.kind !== 'limited') return say(`share.failed.${problem.kind}`);
  const { retryAfter } = problem;
  if (retryAfter === undefined) return say('share.failed.limitedForNow');
  return say('share.failed.limited', { minutes: Math.max(1, Math.ceil(retryAfter / 60)) });
}
