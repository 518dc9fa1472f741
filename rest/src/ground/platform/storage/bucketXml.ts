import { SaxesParser } from 'saxes';

/**
 * Finds the elements of a name in an XML response, each as a record of the texts of its descendants by their names.
 *
 * @returns an empty list where the text is not XML, such as an error page of a proxy
 */
export function recordsIn(xml: string, name: string): readonly Readonly<Record<string, string>>[] {
  const records: Record<string, string>[] = [];
  const parser = new SaxesParser();
  let open: Record<string, string> | undefined;
  let text = '';
  let isXml = true;
  parser.on('opentag', (tag) => {
    text = '';
    if (tag.name === name) open = {};
  });
  parser.on('text', (piece) => (text += piece));
  parser.on('closetag', (tag) => {
    if (open !== undefined && tag.name === name) {
      records.push(open);
      open = undefined;
    } else if (open !== undefined) {
      // the first descendant of a name counts: an outer element is closed after those within it
      open[tag.name] ??= text;
    }
    text = '';
  });
  parser.on('error', () => (isXml = false));
  parser.write(xml).close();
  return isXml ? records : [];
}
