/** The Debian packages required for a cluster that are not installed. */
export function missingPackages(options?: { readonly redis?: boolean }): string[];

/** A template of this folder with its values filled in. */
export function filledTemplate(template: string, values: Readonly<Record<string, unknown>>): string;

/** The folder with the programs of the newest Postgres; undefined if none is installed. */
export function postgresPrograms(): string | undefined;

/** The user that Postgres runs as; undefined: the user of this process. */
export function postgresUser(): { readonly uid: number; readonly gid: number } | undefined;
