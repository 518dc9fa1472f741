/** Declarations of the fields of an entity, for all tiers: the kind of each field, and where it appears. */

/** The kinds of which fields may be optional. */
type OptionalKind = 'text' | 'email' | 'phone' | 'postalCode' | 'taxCode' | 'sdiCode';

/**
 * The kind of a field's value. Each tier defines per kind how a value is checked, read from a file, displayed, edited
 * and formatted, so that a new field of an existing kind needs none of this.
 */
export type FieldKind =
  | OptionalKind
  | 'code'
  | 'country'
  | 'vatNumber'
  | 'region'
  | 'province'
  | 'status'
  | 'tier'
  | 'boolean'
  | 'date'
  | 'member';

/** The column of a field in exported files for people. */
interface FileColumn {
  /** In Italian, like all texts of these files. */
  readonly header: string;
  /** In characters. Default: by the kind of the column. */
  readonly width?: number;
}

/** The column of a field in import files. */
interface ImportColumn {
  readonly name: string;
  /** The value in the template file. */
  readonly example: string;
}

interface Placement {
  /** Whether it is in the table; the page of the entity has every field. */
  readonly inTable: boolean;
  /** Whether the table sorts by it. */
  readonly sortable: boolean;
  /** Set by the form when the entity is created and changed, only when it is created, or never. */
  readonly written: 'always' | 'once' | 'never';
  /** Its column in import files. */
  readonly importColumn?: ImportColumn;
  /** The value where none is given. */
  readonly otherwise?: string;
  /** Whether all members of the network have it, not only dealers. */
  readonly ofEveryMember?: true;
  /** Its column in exported files for people; files for programs use its name. `raw`: in files for programs only. */
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

/** The names of the fields whose declaration has this property, and this value if one is given. */
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
 * An object with a value for each name. TypeScript cannot infer that `Object.fromEntries` returns one for each name,
 * hence the only cast.
 */
export function byName<Values extends object>(
  names: readonly (keyof Values & string)[],
  valueOf: (name: keyof Values & string) => Values[keyof Values & string],
): Values {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Values;
}

/** An object with only these properties. */
export function pick<T extends object, Name extends keyof T & string>(
  object: T,
  names: readonly Name[],
): Pick<T, Name> {
  return byName<Pick<T, Name>>(names, (name) => object[name]);
}

/** Those of the names that are also in the other list. */
export function among<Name extends string, Other extends string>(
  names: readonly Name[],
  others: readonly Other[],
): readonly Extract<Name, Other>[] {
  const known = new Set<string>(others);
  return names.filter((name): name is Extract<Name, Other> => known.has(name));
}

/** Those of the names that are not in the other list. */
export function without<Name extends string, Other extends string>(
  names: readonly Name[],
  others: readonly Other[],
): readonly Exclude<Name, Other>[] {
  const known = new Set<string>(others);
  return names.filter((name): name is Exclude<Name, Other> => !known.has(name));
}
