import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';
import { computeStylesWithoutSheets } from './computedStyle';
import { elementError } from './elementError';
import { keepNoOwnerStacks } from './ownerStacks';

configure({
  // A page's chunk is compiled when a test first opens it; nothing waits this long when it works.
  asyncUtilTimeout: 15_000,
  getElementError: elementError,
});

computeStylesWithoutSheets();
keepNoOwnerStacks();

// jsdom has no layout, so nothing to scroll; the router asks for it at every navigation.
window.scrollTo = () => undefined;
