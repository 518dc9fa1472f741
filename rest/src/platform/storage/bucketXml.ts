import { SaxesParser } from 'saxes';

/**
 * The elements of a name in a response of an S3 service, each with the texts of those within it by their names.
 *
 * @returns none where the text is no XML, as from a proxy on the way
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
      // what an element holds beside its own comes from those in it, which came first
      open[tag.name] ??= text;
    }
    text = '';
  });
  parser.on('error', () => (isXml = false));
  parser.write(xml).close();
  return isXml ? records : [];
}
