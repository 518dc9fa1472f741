import type { Plugin } from 'vite';

/** The parts of React's files that a light entry never calls, which a bundler cannot take out of CommonJS by itself. */
const cuts = [
  // Nothing is rendered on a server.
  { file: /react-dom-client\.production\.js$/, from: 'exports.hydrateRoot = function', to: 'exports.version = ' },
  {
    file: /react-dom-client\.production\.js$/,
    from: 'ReactDOMSharedInternals.findDOMNode = ',
    to: 'var internals$jscomp',
  },
  // Elements are made by the JSX runtime, and none is looked into.
  { file: /react\.production\.js$/, from: 'var Children = {', to: 'exports.Activity = ' },
  { file: /react\.production\.js$/, from: 'exports.Children = ', to: 'exports.Component = ' },
  { file: /react\.production\.js$/, from: 'exports.cloneElement = ', to: 'exports.createContext = ' },
  { file: /react\.production\.js$/, from: 'exports.createElement = ', to: 'exports.createRef = ' },
  // Of `react-dom` the client reads its internals alone: no createPortal, no preloads.
  { file: /react-dom\.production\.js$/, from: 'function createPortal$1(', to: 'exports.__DOM_INTERNALS' },
  { file: /react-dom\.production\.js$/, from: 'exports.createPortal = ', to: 'exports.version = ' },
] as const;

/** Takes out of React what the light entries do without; fails the build where React has changed. */
export function withoutUnusedReact(): Plugin {
  const done = new Set<(typeof cuts)[number]>();
  return {
    name: 'without-unused-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react(-dom(-client)?)?\.production\.js$/ },
      handler: (code, id) => {
        let text = code;
        for (const cut of cuts.filter(({ file }) => file.test(id))) {
          const [from, to] = [text.indexOf(cut.from), text.indexOf(cut.to)];
          if (from < 0 || to < from) continue;
          text = text.slice(0, from) + text.slice(to);
          done.add(cut);
        }
        return { code: text, map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && done.size < cuts.length) {
        this.error('React has its parts elsewhere now: look for them, and change this plugin.');
      }
    },
  };
}
