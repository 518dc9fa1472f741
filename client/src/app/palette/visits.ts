import { useEffect } from 'react';

/** A record whose page the user opened: a dealer, a campaign, a user. */
interface Visit {
  readonly path: string;
  readonly name: string;
}

/** How many visits are remembered. */
const remembered = 6;

// In memory only: signing out loads a new document, so that the next user does not see these.
let visits: readonly Visit[] = [];

/** The records that were opened since the portal was loaded, the latest first. */
export function latestVisits(): readonly Visit[] {
  return visits;
}

/** Remembers the open record. @param name undefined until the record is loaded */
export function useVisit(path: string, name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    visits = [{ path, name }, ...visits.filter((visit) => visit.path !== path)].slice(0, remembered);
  }, [path, name]);
}
