import { useAnyLoading } from '../../shared/apollo/loadingFlags';
import { useTexts } from '../texts';

/** A thin bar at the top while a call runs. */
export function ProgressBar() {
  const { say } = useTexts();
  return useAnyLoading() ? <div className="progress" role="progressbar" aria-label={say('states.loading')} /> : null;
}
