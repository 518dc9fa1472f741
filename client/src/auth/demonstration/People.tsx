import { useState } from 'react';
import { thrownProblem, type Problem } from '../../shared/apollo/problem';
import { useSession } from '../../shared/session/SessionContext';
import { useEntry } from '../EntryContext';
import type { PeopleProps } from '../LoadedDemonstration';
import { FormProblem } from '../parts/Form';
import { useTexts } from '../texts';
import { FactorCode } from './FactorCode';

/** The people of the demonstration; a click signs in as one of them. */
export function People({ people, withFactor, password, now, onFactorDue }: PeopleProps) {
  const { say } = useTexts();
  const { login, user } = useSession();
  const { fetchPortal } = useEntry();
  const [signingInAs, setSigningInAs] = useState<string>();
  const [problem, setProblem] = useState<Problem>();

  const signIn = async (username: string): Promise<void> => {
    setProblem(undefined);
    setSigningInAs(username);
    try {
      const found = await login({ username, password });
      if ('challenge' in found) onFactorDue(found);
    } catch (error) {
      setProblem(thrownProblem(error));
      setSigningInAs(undefined);
    }
  };

  const isBusy = signingInAs !== undefined || user !== undefined;
  return (
    <section className="people" aria-labelledby="people" onPointerEnter={fetchPortal}>
      <h2 id="people">{say('demonstration.title')}</h2>
      <p>{say('demonstration.text')}</p>
      <p className="password">{say('demonstration.password', { password })}</p>
      {problem !== undefined && <FormProblem problem={problem} />}
      <ul>
        {[...people, withFactor].map(({ username, name, role }) => (
          <li key={username}>
            <button
              type="button"
              disabled={isBusy}
              aria-busy={username === signingInAs}
              onClick={() => void signIn(username)}
            >
              <strong>{name}</strong>{' '}
              <em>
                {role} · {username}
              </em>
              <span>
                {say(username === withFactor.username ? 'demonstration.withFactor' : `demonstration.role.${role}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <FactorCode person={withFactor} now={now} />
    </section>
  );
}
