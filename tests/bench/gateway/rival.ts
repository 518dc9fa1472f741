import { Pool } from 'undici';

interface Response {
  readonly data: { readonly items: readonly object[]; readonly total: number };
}

/** The resolvers of a compared server: one call of the REST service by undici, its JSON unchanged. */
export function resolversOver(restUrl: string) {
  const pool = new Pool(restUrl, { connections: 64, pipelining: 1 });
  return {
    Query: {
      dealersTable: async (_: unknown, { input }: { readonly input: object }, { token }: RivalContext) => {
        const { body } = await pool.request({
          method: 'POST',
          path: '/api/dealers/table',
          headers: { 'content-type': 'application/json', authorization: token },
          body: JSON.stringify(input),
        });
        return ((await body.json()) as Response).data;
      },
    },
  };
}

export interface RivalContext {
  readonly token: string;
}
