import { mergeAttributes, Node } from '@tiptap/core';
import { imageAddress, imageIdOf } from '../bodyAddresses';

/** Returns the address of an image while the text is edited; undefined where it is not known. */
export type ImageUrl = (id: string) => string | undefined;

const size = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/** An image that the service stores: saved by its id, displayed by a ticket. Other images are dropped. */
export const BodyImage = Node.create<{ readonly imageUrl: ImageUrl }>({
  name: 'image',
  group: 'block',
  draggable: true,
  addOptions: () => ({ imageUrl: () => undefined }),
  addAttributes: () => ({
    imageId: { default: '', parseHTML: (element) => imageIdOf(element.getAttribute('src')), rendered: false },
    alt: { default: '' },
    width: size('width'),
    height: size('height'),
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (imageIdOf(element.getAttribute('src')) === undefined ? false : null),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'img',
    mergeAttributes(HTMLAttributes, { src: imageAddress(String(node.attrs['imageId'])) }),
  ],
  addNodeView() {
    return ({ node }) => {
      const image = document.createElement('img');
      const { imageId, alt, width, height } = node.attrs as Record<string, string | null>;
      image.src = this.options.imageUrl(imageId ?? '') ?? '';
      image.alt = alt ?? '';
      if (width) image.setAttribute('width', width);
      if (height) image.setAttribute('height', height);
      return { dom: image };
    };
  },
});

const cellAttributes = () =>
  Object.fromEntries(
    ['colspan', 'rowspan'].map((name) => [
      name,
      { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) },
    ]),
  );

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Tables in existing or pasted text: their text can be edited, their shape cannot. */
export const tableNodes = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
];
