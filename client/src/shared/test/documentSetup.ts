import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';
import { computeStylesWithoutSheets } from './computedStyle';
import { elementError } from './elementError';

configure({
  // Long enough for the compilation of a page's chunk when a test first opens it.
  asyncUtilTimeout: 15_000,
  getElementError: elementError,
});

computeStylesWithoutSheets();

// jsdom does not implement it; the router calls it at every navigation.
window.scrollTo = () => undefined;
