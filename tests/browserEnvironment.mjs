// The Jest environment of the client's tests: jsdom, with modules that are compiled once for each worker.
import './codeCache.mjs';
import './workerExit.mjs';

export { default } from 'jest-fixed-jsdom';
