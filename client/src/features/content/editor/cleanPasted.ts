/** Elements that word processors add to the clipboard besides the text. */
const removedElements = 'style, script, meta, link, title, xml, iframe, object, svg, math';

/**
 * Removes from pasted HTML what word processors add: comments, styles, empty paragraphs, and elements of their own.
 * Lists that Word writes as paragraphs become lists, and bold or italic styles become elements. The editor's own schema
 * drops the rest.
 */
export function cleanPasted(html: string): string {
  // Word writes list marks in conditional comments: <![if !supportLists]>· <![endif]>
  const withoutMarks = html
    .replace(/<!\[if !supportLists\]>[\s\S]*?<!\[endif\]>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  const { body } = new DOMParser().parseFromString(withoutMarks, 'text/html');
  for (const element of body.querySelectorAll(removedElements)) element.remove();
  for (const element of [...body.querySelectorAll('*')]) clean(element);
  joinWordLists(body);
  for (const element of body.querySelectorAll('*')) {
    element.removeAttribute('class');
    element.removeAttribute('style');
    element.removeAttribute('lang');
  }
  return body.innerHTML;
}

function clean(element: Element): void {
  const tag = element.tagName.toLowerCase();
  const style = element.getAttribute('style') ?? '';
  // Word's own elements, as <o:p> or <w:sdt>
  if (tag.includes(':')) return unwrap(element);
  // Google Docs wraps everything into a <b> that is not bold
  if (tag === 'b' && /font-weight:\s*(normal|400)/i.test(style)) return unwrap(element);
  if (tag === 'h1') return rename(element, 'h2');
  if (tag === 'p' && /^\s*$/.test(element.textContent ?? '') && !element.querySelector('img, br')) element.remove();
  if (tag !== 'span') return;
  if (/font-weight:\s*(bold|[6-9]00)/i.test(style)) wrapContent(element, 'strong');
  if (/font-style:\s*italic/i.test(style)) wrapContent(element, 'em');
  unwrap(element);
}

const wordList = /mso-list:\s*l\d+\s+level\d+/i;

/** Joins consecutive list paragraphs to a list; it is ordered if the first one starts with a number. */
function joinWordLists(body: HTMLElement): void {
  let list: Element | undefined;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const isItem = wordList.test(paragraph.getAttribute('style') ?? '') || /MsoListParagraph/.test(paragraph.className);
    if (!isItem) continue;
    const mark = /^\s*(?:([·•▪§o-])|\d{1,3}[.)])(?:\s|\u00a0)+/.exec(paragraph.textContent ?? '');
    if (list === undefined || paragraph.previousElementSibling !== list) {
      list = body.ownerDocument.createElement(mark !== null && mark[1] === undefined ? 'ol' : 'ul');
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    if (mark !== null) dropText(item, mark[0].length);
    list.append(item);
    paragraph.remove();
  }
}

/** Removes the first characters of an element's text. */
function dropText(element: Element, count: number): void {
  let left = count;
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null && left > 0; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    node.textContent = text.slice(left);
    left -= Math.min(left, text.length);
  }
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
