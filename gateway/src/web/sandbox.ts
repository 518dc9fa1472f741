import { readdirSync, readFileSync } from 'node:fs';
import type { ApolloServerPlugin, BaseContext, GraphQLServerListener } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { exampleVariables } from '@gdd/schema/examples';
import { csrfCookieName, csrfHeaderName } from '@gdd/schema/session';
import type { Mode } from '../config.js';
import { examplePassword } from './demonstration.js';

/** The example operations in `schema/operations`; `first` is shown first. */
const operations = new URL('../../../schema/operations/', import.meta.url);
const first = 'signIn.graphql';

/**
 * Sandbox sends its requests from the page, where the browser adds an Origin: they need the CSRF header, which Sandbox
 * does not set. The cookie belongs to this origin alone; Sandbox's own frame never sees it.
 */
const sendCsrfHeader = `
  const send = window.fetch;
  window.fetch = (input, init = {}) => {
    if (new URL(input, location.href).origin !== location.origin) return send(input, init);
    const cookie = document.cookie.split('; ').find((each) => each.startsWith('${csrfCookieName}='));
    const headers = new Headers(init.headers);
    if (cookie) headers.set('${csrfHeaderName}', cookie.slice('${csrfCookieName}='.length));
    return send(input, { ...init, headers, credentials: 'same-origin' });
  };`;

/** The page at /graphql outside production: Apollo Sandbox with the example operations. */
export function sandbox(mode: Mode): ApolloServerPlugin<BaseContext> {
  const plugin = ApolloServerPluginLandingPageLocalDefault({
    embed: { runTelemetry: false },
    footer: false,
    includeCookies: false,
    document: exampleDocument(),
    variables: allVariables(mode),
  });
  return {
    async serverWillStart(service) {
      const listener = (await plugin.serverWillStart?.(service)) as GraphQLServerListener | undefined;
      const page = await listener?.renderLandingPage?.();
      return page
        ? { renderLandingPage: () => Promise.resolve({ html: async () => withCsrfHeader(await htmlOf(page.html)) }) }
        : {};
    },
  };
}

function exampleDocument(): string {
  const otherFiles = readdirSync(operations).filter((file) => file.endsWith('.graphql') && file !== first);
  return [first, ...otherFiles].map((file) => readFileSync(new URL(file, operations), 'utf8')).join('\n');
}

/** Example values for all variables of the example operations. */
function allVariables(mode: Mode): Record<string, string | number> {
  const names = [...exampleDocument().matchAll(/\$(\w+):/g)].map(([, name = '']) => name);
  return exampleVariables(names, examplePassword(mode));
}

function htmlOf(html: string | (() => Promise<string>)): string | Promise<string> {
  return typeof html === 'string' ? html : html();
}

/** Inserts the script before the page's first one, with the nonce of the page's own scripts. */
function withCsrfHeader(html: string): string {
  return html.replace(/<script nonce="(\w+)"/, (first, nonce: string) => {
    return `<script nonce="${nonce}">${sendCsrfHeader}</script>\n${first}`;
  });
}
