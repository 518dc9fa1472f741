import { HttpResponse } from 'msw';
import type { WaitingWorkKind } from '../apollo/schema.generated';
import { graphql } from './graphql';

/** Answers what waits for the user. */
export const waitingWork = (counts: Readonly<Partial<Record<WaitingWorkKind, number>>>) =>
  graphql.query('WaitingWork', () =>
    HttpResponse.json({
      data: {
        waitingWork: Object.entries(counts).map(([kind, count]) => ({ __typename: 'WaitingWork', kind, count })),
      },
    }),
  );
