/** How the fields of an entity are declared, once for all tiers: what each holds and where it stands. */

/** The kinds whose fields may be left empty. */
export type OptionalKind = 'text' | 'email' | 'phone' | 'date';

/**
 * What a field holds. Each tier says once for each kind how such a value is checked, read from a file, drawn, edited and
 * said in words: a further field of a kind needs none of it.
 */
export type FieldKind =
  OptionalKind | 'code' | 'vatNumber' | 'region' | 'province' | 'status' | 'tier' | 'boolean' | 'member';

/** How the files of people show a field. */
export interface FileColumn {
  /** Italian, as all that stands in such files. */
  readonly header: string;
  /** In characters. Default: the width of the header or what a spreadsheet makes of it. */
  readonly width?: number;
}

interface Placement {
  /** Whether the rows of the table have it; the entity's page has every field. */
  readonly inTable: boolean;
  /** Whether the table sorts by it. */
  readonly sortable: boolean;
  /** Written when the entity is created and changed, when it is created alone, or not by its form. */
  readonly written: 'always' | 'once' | 'never';
  /** Its column in the files that are imported. */
  readonly importColumn?: string;
  /** Whether every member of the network has it, not dealers alone. */
  readonly ofEveryMember?: true;
  /** Its column in the exported file; the file for programs calls it by its name. */
  readonly exportColumn?: FileColumn;
  /** Whether the exported file for programs alone has it. */
  readonly exportedRaw?: true;
}

/** One field of an entity. */
export type FieldDeclaration = Placement &
  (
    | { readonly kind: 'text'; readonly maxLength: number; readonly optional?: true }
    | { readonly kind: Exclude<OptionalKind, 'text'>; readonly optional?: true }
    | { readonly kind: Exclude<FieldKind, OptionalKind>; readonly optional?: never }
  );

export type FieldDeclarations = Readonly<Record<string, FieldDeclaration>>;

/** The names of the fields whose declaration has these properties. */
export type FieldsWith<Fields extends FieldDeclarations, Properties> = {
  [Name in keyof Fields & string]: Fields[Name] extends Properties ? Name : never;
}[keyof Fields & string];

/** The names of the fields of a table, in its order. */
export function fieldNames<Fields extends FieldDeclarations>(fields: Fields): readonly (keyof Fields & string)[] {
  return Object.keys(fields);
}

/**
 * The names of the fields whose declaration has these properties, in the order of the table.
 *
 * @param properties each a literal of the declaration's own
 */
export function fieldsWith<Fields extends FieldDeclarations, const Properties extends Partial<FieldDeclaration>>(
  fields: Fields,
  properties: Properties,
): readonly FieldsWith<Fields, Properties>[] {
  const wanted = Object.entries(properties);
  const has = (name: keyof Fields & string): name is FieldsWith<Fields, Properties> => {
    const declared = new Map<string, unknown>(Object.entries(fields[name] ?? {}));
    return wanted.every(([property, value]) => declared.get(property) === value);
  };
  return fieldNames(fields).filter(has);
}
