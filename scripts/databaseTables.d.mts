/** A table of the database: its exported name, its module below `tables/`, and which column references which table. */
export interface DatabaseTable {
  readonly name: string;
  readonly file: string;
  readonly columns: readonly string[];
  readonly references: Readonly<Record<string, string | undefined>>;
}

export function tablesOf(modules: readonly (readonly [string, object])[]): readonly DatabaseTable[];
