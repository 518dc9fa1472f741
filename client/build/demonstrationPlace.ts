import type { Plugin } from 'vite';
import { closureOf } from './bundle.ts';

/** The module of what only the demonstration shows, by the end of its path. */
const demonstration = 'src/auth/demonstration/parts.ts';

/**
 * Names the file of what only the demonstration shows in the place that the gateway fills in or takes out
 * (gateway/src/web/demonstration.ts): there the browser fetches it together with the page's own.
 */
export function demonstrationPlace(): Plugin {
  return {
    name: 'demonstration-place',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        if (!html.includes('<!-- demonstration -->')) return html;
        const file = [...closureOf(bundle, [demonstration])][0] ?? '';
        return html.replace(
          '<!-- demonstration -->',
          `<!-- demonstration <link rel="modulepreload" href="/auth/${file}" /> -->`,
        );
      },
    },
  };
}
