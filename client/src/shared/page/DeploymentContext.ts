import { createContext, useContext } from 'react';
import type { Deployment } from './Deployment';

export const DeploymentContext = createContext<Deployment | undefined>(undefined);

export function useDeployment(): Deployment {
  const deployment = useContext(DeploymentContext);
  if (deployment === undefined) throw new Error('useDeployment needs a DeploymentContext above it.');
  return deployment;
}
