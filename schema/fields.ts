/** How the fields of an entity are declared, once for all tiers: what each holds and where it stands. */

/** The kinds whose fields may be left empty. */
type OptionalKind = 'text' | 'email' | 'phone';

/**
 * The kind of a field's value. Each tier defines once for each kind how such a value is checked, read from a file,
 * displayed, edited and formatted as text: a further field of a kind needs none of it.
 */
export type FieldKind =
  OptionalKind | 'code' | 'vatNumber' | 'region' | 'province' | 'status' | 'tier' | 'boolean' | 'date' | 'member';

/** How the files of people show a field. */
interface FileColumn {
  /** Italian, as all that stands in such files. */
  readonly header: string;
  /** In characters. Default: by the kind of the column. */
  readonly width?: number;
}

/** How the files that are imported name a field. */
interface ImportColumn {
  readonly name: string;
  /** The value in the file that shows how such files are written. */
  readonly example: string;
}

interface Placement {
  /** Whether the rows of the table have it; the entity's page has every field. */
  readonly inTable: boolean;
  /** Whether the table sorts by it. */
  readonly sortable: boolean;
  /** Written when the entity is created and changed, when it is created alone, or not by its form. */
  readonly written: 'always' | 'once' | 'never';
  /** Its column in the files that are imported. */
  readonly importColumn?: ImportColumn;
  /** Whether every member of the network has it, not dealers alone. */
  readonly ofEveryMember?: true;
  /** Its column in the exported file; the one for programs calls it by its name, and is the only one that has `raw`. */
  readonly exportColumn?: FileColumn | 'raw';
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

/** The names of a table's entries, in their order. */
export function namesOf<Table extends Readonly<Record<string, unknown>>>(
  table: Table,
): readonly (keyof Table & string)[] {
  return Object.keys(table);
}

/** The names of the fields whose declaration has this property, with this value where one is given. */
export function fieldsWith<
  Fields extends FieldDeclarations,
  Property extends string,
  Value extends string | boolean | undefined = undefined,
>(
  fields: Fields,
  property: Property,
  value?: Value,
): readonly FieldsWith<Fields, Readonly<Record<Property, undefined extends Value ? unknown : Value>>>[] {
  type Found = FieldsWith<Fields, Readonly<Record<Property, undefined extends Value ? unknown : Value>>>;
  const isFound = (name: keyof Fields & string): name is Found => {
    const declared = new Map<string, unknown>(Object.entries(fields[name] ?? {})).get(property);
    return value === undefined ? declared !== undefined : declared === value;
  };
  return namesOf(fields).filter(isFound);
}

/**
 * A value for each name. TypeScript cannot see that `Object.fromEntries` has one for each of them; only here a cast says
 * so.
 */
export function byName<Values extends object>(
  names: readonly (keyof Values & string)[],
  valueOf: (name: keyof Values & string) => Values[keyof Values & string],
): Values {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Values;
}

/** The properties of these names alone. */
export function pick<T extends object, Name extends keyof T & string>(
  object: T,
  names: readonly Name[],
): Pick<T, Name> {
  return byName<Pick<T, Name>>(names, (name) => object[name]);
}

/** Those of the names that are among the others too. */
export function among<Name extends string, Other extends string>(
  names: readonly Name[],
  others: readonly Other[],
): readonly Extract<Name, Other>[] {
  const known = new Set<string>(others);
  return names.filter((name): name is Extract<Name, Other> => known.has(name));
}

/** Those of the names that are not among the others. */
export function without<Name extends string, Other extends string>(
  names: readonly Name[],
  others: readonly Other[],
): readonly Exclude<Name, Other>[] {
  const known = new Set<string>(others);
  return names.filter((name): name is Exclude<Name, Other> => !known.has(name));
}
