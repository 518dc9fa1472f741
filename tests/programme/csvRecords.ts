/** The records of a CSV text (RFC 4180), whatever its line ends: quotes doubled within quoted cells. */
export function csvRecords(text: string): readonly (readonly string[])[] {
  const records: string[][] = [[]];
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    records.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end !== ',' && end !== '') records.push([]);
    if (end === '') break;
  }
  // the line end at the end of the text leaves an empty record
  return records.filter((cells) => cells.length > 1 || cells[0] !== '');
}

/** A record by the names of its header; a name with a dot is a field of a nested record. */
export function recordOf(header: readonly string[], cells: readonly string[]): Readonly<Record<string, unknown>> {
  const record: Record<string, unknown> = {};
  header.forEach((name, index) => {
    const [outer = '', inner] = name.split('.');
    const cell = cells[index] ?? '';
    record[outer] = inner === undefined ? cell : { ...(record[outer] as object), [inner]: cell };
  });
  return record;
}
