/// <reference types="node" />
/** What tests read of their run: its ring, and its share of long tables of cases. Set by tests/rings.mjs. */

/** A table of cases in tests/rings.mjs. */
export type Table = 'access' | 'objects' | 'bodies' | 'faults' | 'execution' | 'texts' | 'documents' | 'pages';

interface Run {
  /** The number of its share, or `all`. */
  readonly share: string;
  /** The tables that are not cut. */
  readonly whole: ReadonlySet<string>;
  /** The names of all folders above the changed files. */
  readonly changedFolders: ReadonlySet<string>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The run that an environment describes; one without its settings takes everything. */
export const runIn = ({ TEST_SHARE, TEST_WHOLE, TEST_CHANGED }: Environment): Run => ({
  share: TEST_SHARE ?? 'all',
  whole: new Set(TEST_WHOLE?.split(',')),
  changedFolders: new Set(TEST_CHANGED?.split(/[/\n]/).filter(Boolean)),
});

const shares = 8;

/** The number of this run's share, or `all`. */
export const shareOfRun = runIn(process.env).share;

/** Whether everything runs at its full length. */
export const isNight = process.env['TEST_RING'] === 'night';

/**
 * The cases of a table that this run takes: all of them where the table is whole, else an eighth, which is another one
 * at the next commit, and those of an area that the change touches.
 *
 * @param cases at least eight, so that no share is empty
 * @param foldersOf the names of a case's folders: `campaigns`
 */
export function shareOf<Case>(
  table: Table,
  cases: readonly Case[],
  foldersOf: (each: Case) => readonly string[] = () => [],
  { share, whole, changedFolders } = runIn(process.env),
): readonly Case[] {
  if (share === 'all' || whole.has(table)) return cases;
  return cases.filter(
    (each, index) => index % shares === Number(share) || foldersOf(each).some((folder) => changedFolders.has(folder)),
  );
}
