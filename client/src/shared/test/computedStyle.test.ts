import { expect, test } from '@jest/globals';

const page = `
  <p>shown</p><span>inline</span><button hidden>gone</button><div style="display: none"><b>inside</b></div>
  <section style="visibility: hidden"><i>below</i><em style="visibility: visible">back</em></section>
  <ul><li style="pointer-events: none"><a href="/">link</a></li></ul>
  <table><tbody><tr><td>cell</td></tr></tbody></table><input type="hidden" /><svg><path d="M0 0" /></svg>
`;

/** The styles that queries by role, and clicks, read of each element. */
const styles = () =>
  [...document.body.querySelectorAll('*')].map((element) => {
    const { display, visibility, pointerEvents } = window.getComputedStyle(element);
    return [element.outerHTML, display, visibility, pointerEvents];
  });

test('without style sheets an element looks as jsdom computes it', () => {
  document.body.innerHTML = page;
  const quick = styles();
  // jsdom itself answers where the document has a style sheet.
  document.head.append(document.createElement('style'));
  expect(document.styleSheets).toHaveLength(1);
  expect(quick).toEqual(styles());
  document.head.replaceChildren();
});
