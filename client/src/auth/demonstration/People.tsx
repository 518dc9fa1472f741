import type { Demonstration } from '@gdd/schema/demonstration';
import { useState } from 'react';
import { thrownProblem, type Problem } from '../../shared/apollo/problem';
import { useSession } from '../../shared/session/SessionContext';
import { useEntry } from '../EntryContext';
import { FormProblem } from '../parts/Form';
import { useTexts } from '../texts';

/** The people of the demonstration, each a way in by one click. */
export function People({ people, password }: Demonstration) {
  const { say } = useTexts();
  const { login, user } = useSession();
  const { fetchPortal } = useEntry();
  const [entering, setEntering] = useState<string>();
  const [problem, setProblem] = useState<Problem>();

  const enter = async (username: string): Promise<void> => {
    setProblem(undefined);
    setEntering(username);
    try {
      await login({ username, password });
    } catch (error) {
      setProblem(thrownProblem(error));
      setEntering(undefined);
    }
  };

  const isBusy = entering !== undefined || user !== undefined;
  return (
    <section className="people" aria-labelledby="people" onPointerEnter={fetchPortal}>
      <h2 id="people">{say('demonstration.title')}</h2>
      <p>{say('demonstration.text')}</p>
      <p className="password">{say('demonstration.password', { password })}</p>
      {problem !== undefined && <FormProblem problem={problem} />}
      <ul>
        {people.map(({ username, role }) => (
          <li key={username}>
            <button
              type="button"
              disabled={isBusy}
              aria-busy={username === entering}
              onClick={() => void enter(username)}
            >
              <strong>{username}</strong>
              <span>{say(`demonstration.role.${role}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
