/** Sanitising of the HTML of contents: rich text without scripts (docs/domain/content.md). */
import sanitize from 'sanitize-html';
import { oneLine } from '../ground/domain/text.js';

/** The only allowed image addresses: stored images, by id. */
const imageAddress = /^\/imgs\/([1-9]\d{0,9})$/;

/** The allowed link targets: web, mail, telephone, or a page of the portal; never a script. */
const webAddress = /^https?:\/\/[^\s\\]+$/i;
const otherAddress = /^(mailto:[^\s\\]+|tel:[+\d ().-]+|\/(?![/\\])[^\s\\]*|#[\w-]*)$/i;

const options: sanitize.IOptions = {
  allowedTags: [
    // blocks
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    // inline
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a'],
    // lists and tables
    ...['ul', 'ol', 'li', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    // images
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
  // removed together with their content, which browsers do not parse as ordinary text
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'title',
    'template',
    'iframe',
    'noembed',
    'noframes',
    'plaintext',
    'svg',
    'math',
    'object',
    'embed',
    'select',
  ],
  parseStyleAttributes: false,
  enforceHtmlBoundary: false,
  // deeper than any real text, shallower than nesting that crashes a browser
  nestingLimit: 40,
};

const numeric = new Set(['width', 'height', 'colspan', 'rowspan', 'start']);

/** Removes numeric attributes whose value is not a number from 1 to 9999. */
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
  // NaN for any other address: then the comparison is false; the bound is that of a Postgres integer
  const id = Number(imageAddress.exec(src ?? '')?.[1]);
  return id <= 2_147_483_647 ? id : undefined;
}

/**
 * Sanitises a text: markup that is not allowed is removed, its text stays. A sanitised text is not changed again.
 *
 * @param isKnown whether an image with this id exists; default: every image is accepted
 */
export function sanitisedHtml(html: string, isKnown: (id: number) => boolean = () => true): string {
  return sanitize(html, {
    ...options,
    transformTags: {
      // the title of the page is its only h1
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

/** The ids of the images in a sanitised text, each once, in order. */
export function imagesIn(html: string): number[] {
  const ids = new Set<number>();
  sanitize(html, {
    ...options,
    transformTags: {
      img: (tagName, attribs) => {
        const id = imageIn(attribs['src']);
        if (id !== undefined) ids.add(id);
        return { tagName, attribs };
      },
    },
  });
  return [...ids];
}

/** Whether a sanitised text has neither text nor images. */
export function isEmptyHtml(html: string): boolean {
  return !html.includes('<img') && sanitize(html, { allowedTags: [] }).replace(/&nbsp;|\s/g, '') === '';
}
