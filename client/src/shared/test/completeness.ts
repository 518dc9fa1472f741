import { HttpResponse, type RequestHandler } from 'msw';
import { graphql } from './graphql';

/** Returns the last month whose sales are complete, yyyy-mm, and September 2025 as the last that is over. */
export function completenessResponse(through: string | null): RequestHandler {
  return graphql.query('SalesCompleteness', () =>
    HttpResponse.json({
      data: { salesCompleteness: { __typename: 'SalesCompleteness', through, lastOver: '2025-09' } },
    }),
  );
}
