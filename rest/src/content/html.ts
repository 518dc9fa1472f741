/** The HTML of contents: what a rich text editor gives, and nothing that a browser would run (docs/domain/content.md). */
import sanitize from 'sanitize-html';
import { oneLine } from '../domain/text.js';

/** Where the images of texts are asked for: their own, by number, and no others. */
const imageAddress = /^\/imgs\/([1-9]\d{0,9})$/;

/** A link leads to the web, to a mailbox, to a telephone, or to a page of the portal; never to a script. */
const webAddress = /^https?:\/\/[^\s\\]+$/i;
const otherAddress = /^(mailto:[^\s\\]+|tel:[+\d ().-]+|\/(?![/\\])[^\s\\]*|#[\w-]*)$/i;

const options: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a'],
    ...['ul', 'ol', 'li', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['figure', 'figcaption', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', { name: 'scope', values: ['row', 'col', 'rowgroup', 'colgroup'] }],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // what a browser takes as it stands goes with what is in it
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'title', 'template', 'iframe', 'noembed'],
    ...['noframes', 'plaintext', 'svg', 'math', 'object', 'embed', 'select'],
  ],
  parseStyleAttributes: false,
  enforceHtmlBoundary: false,
  // deeper than any text is, shallower than what takes a browser down
  nestingLimit: 40,
};

const numeric = new Set(['width', 'height', 'colspan', 'rowspan', 'start']);

/** The attributes without those that should be numbers and are none. */
function withNumbers(attribs: sanitize.Attributes): sanitize.Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !numeric.has(name) || /^[1-9]\d{0,3}$/.test(value)),
  );
}

function link(attribs: sanitize.Attributes): sanitize.Attributes {
  const href = (attribs['href'] ?? '').trim();
  if (webAddress.test(href)) return { href, rel: 'noopener noreferrer', target: '_blank' };
  return otherAddress.test(href) ? { href } : {};
}

function image({ src = '', alt = '', ...attribs }: sanitize.Attributes, isKnown: (id: number) => boolean) {
  const id = imageIn(src);
  return withNumbers({ ...(id !== undefined && isKnown(id) && { src }), alt: oneLine(alt), ...attribs });
}

function imageIn(src: string | undefined): number | undefined {
  const id = Number(imageAddress.exec(src ?? '')?.[1]);
  return id <= 2_147_483_647 ? id : undefined;
}

/**
 * A text as it may be displayed: markup that is not allowed is left out, its text stays. The same again changes nothing.
 *
 * @param isKnown whether there is an image of this number; default: all are taken for known
 */
export function sanitisedHtml(html: string, isKnown: (id: number) => boolean = () => true): string {
  return sanitize(html, {
    ...options,
    transformTags: {
      // the page's own title is its only first heading
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, attribs) => ({ tagName, attribs: link(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: image(attribs, isKnown) }),
      ol: (tagName, attribs) => ({ tagName, attribs: withNumbers(attribs) }),
      th: (tagName, attribs) => ({ tagName, attribs: withNumbers(attribs) }),
      td: (tagName, attribs) => ({ tagName, attribs: withNumbers(attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  }).trim();
}

/** The images that a sanitised text shows, each once, in its order. */
export function imagesIn(html: string): number[] {
  const found = new Set<number>();
  sanitize(html, {
    ...options,
    transformTags: {
      img: (tagName, attribs) => {
        const id = imageIn(attribs['src']);
        if (id !== undefined) found.add(id);
        return { tagName, attribs };
      },
    },
  });
  return [...found];
}

/** Whether a sanitised text shows anything: a word, an image. */
export function isEmptyHtml(html: string): boolean {
  return !html.includes('<img') && sanitize(html, { allowedTags: [] }).replace(/&nbsp;|\s/g, '') === '';
}
