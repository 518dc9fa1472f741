import { useAnyLoading } from '../../shared/apollo/loadingFlags';
import { useWords } from '../words';

/** A thin bar at the top while a call runs. */
export function ProgressBar() {
  const { say } = useWords();
  return useAnyLoading() ? <div className="progress" role="progressbar" aria-label={say('states.loading')} /> : null;
}
