// Where the client's tests run: a document of their own, in modules that are compiled once for each worker.
import './codeCache.mjs';

export { default } from 'jest-fixed-jsdom';
