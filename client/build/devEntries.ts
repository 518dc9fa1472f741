import { authPathOf, sharePath } from '../../schema/entries.ts';
import type { Plugin } from 'vite';

/** In development each entry answers at its own addresses, as the gateway has it for the built product. */
export function devEntries(): Plugin {
  return {
    name: 'dev-entries',
    apply: 'serve',
    configureServer: (server) => {
      server.middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (authPathOf(pathname) !== undefined || /^\/auth\/?$/.test(pathname)) request.url = '/auth/index.html';
        if (pathname.replace(/\/$/, '') === sharePath) request.url = '/share/index.html';
        next();
      });
    },
  };
}
