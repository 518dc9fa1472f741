/** The elements of an electronic document. */

/** An XML element: its name, and its text or child elements; with undefined content it is left out. */
export type XmlElement = readonly [name: string, content: string | undefined | readonly XmlElement[]];

/** The elements at a path below an element, such as `DatiAnagrafici/IdFiscaleIVA`, in the document's order. */
export function elementsAt(element: XmlElement, path: string): readonly XmlElement[] {
  let found: readonly XmlElement[] = [element];
  for (const step of path.split('/')) {
    found = found.flatMap(([, content]) =>
      Array.isArray(content)
        ? (content as readonly XmlElement[]).filter(([name, own]) => name === step && own !== undefined)
        : [],
    );
  }
  return found;
}

/** The texts of the elements at a path below an element. */
export const textsAt = (element: XmlElement, path: string): readonly string[] =>
  elementsAt(element, path).flatMap(([, content]) => (typeof content === 'string' ? [content] : []));

/** The text of the first element at a path below an element. */
export const textAt = (element: XmlElement, path: string): string | undefined => textsAt(element, path)[0];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string) => text.replaceAll(/[&<>]/g, (character) => entities[character] ?? '');

/** The XML of elements. */
export function xmlOf(elements: readonly XmlElement[]): string {
  return elements
    .map(([name, content]) => {
      if (content === undefined) return '';
      return `<${name}>${typeof content === 'string' ? escaped(content) : xmlOf(content)}</${name}>`;
    })
    .join('');
}
