import { useEffect } from 'react';

/** A thing whose page was open: a dealer, a campaign, a user. */
interface Visit {
  readonly path: string;
  readonly name: string;
}

/** How many are remembered. */
const remembered = 6;

// Gone with the document, which a sign-out leaves: nobody sees what somebody else has opened.
let visits: readonly Visit[] = [];

/** The things that were open last, the latest first; until the portal is left or loaded anew. */
export function latestVisits(): readonly Visit[] {
  return visits;
}

/** Remembers what is open; undefined while that has no name yet. */
export function useVisit(path: string, name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    visits = [{ path, name }, ...visits.filter((visit) => visit.path !== path)].slice(0, remembered);
  }, [path, name]);
}
