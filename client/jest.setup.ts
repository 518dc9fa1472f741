import { watchConsole } from './src/shared/test/consoleWatch';

watchConsole();

// Tests with `@jest-environment node` have no document, and skip its setup.
if ('document' in globalThis) await import('./src/shared/test/documentSetup');
