import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// A page's chunk is compiled when a test first opens it; nothing waits this long when it works.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout, so nothing to scroll; the router asks for it at every navigation.
window.scrollTo = () => undefined;
