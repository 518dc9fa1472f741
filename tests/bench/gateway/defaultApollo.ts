/** Apollo Server with its defaults, as its standalone server: the baseline of the comparison. */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { rivalSchema } from './page.js';
import { resolversOver, type RivalContext } from './rival.js';

const server = new ApolloServer<RivalContext>({
  typeDefs: rivalSchema,
  resolvers: resolversOver(process.argv[2] ?? ''),
});
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: ({ req }) => Promise.resolve({ token: req.headers.authorization ?? '' }),
});
process.send?.(new URL(url).origin);
