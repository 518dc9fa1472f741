/** The Debian packages that a cluster needs and this machine has not. */
export function missingPackages(options?: { readonly redis?: boolean }): string[];

/** A template of the folder with its values filled in. */
export function filledTemplate(template: string, values: Readonly<Record<string, unknown>>): string;

/** The folder of the newest Postgres's programs; undefined where none is installed. */
export function postgresPrograms(): string | undefined;

/** Whom Postgres runs as; undefined is whoever runs this. */
export function postgresUser(): { readonly uid: number; readonly gid: number } | undefined;
