import { watchConsole } from './src/shared/test/consoleWatch';

watchConsole();

// A test that needs no document says so (`@jest-environment node`), and pays for none.
if ('document' in globalThis) await import('./src/shared/test/documentSetup');
