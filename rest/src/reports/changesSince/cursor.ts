import { z } from 'zod';
import { emptySnapshot, isSnapshot } from '../../ground/database/snapshot.js';
import { parsedJson } from '../../ground/domain/json.js';
import { isStorable } from '../../ground/domain/text.js';

const id = z.int32().min(0);

/** The keys of changed rows, by kind, in the order of their columns. */
const keys = {
  dealers: z.tuple([id]),
  memberships: z.tuple([id, id]),
  entries: z.tuple([id]),
  /** Import id, document, line number. */
  lines: z.tuple([id, z.string().max(200).refine(isStorable), z.int32()]),
};

/** The kinds of changes. */
export type ChangeKind = keyof typeof keys;

export type KeyOf<Kind extends ChangeKind> = z.output<(typeof keys)[Kind]>;

/** Keys that sort before those of all rows. */
export const firstKeys: { readonly [Kind in ChangeKind]: KeyOf<Kind> } = {
  dealers: [0],
  memberships: [0, 0],
  entries: [0],
  lines: [0, '', 0],
};

/** The last row read: its key, and the id of the transaction that changed it. */
export interface Place<Key> {
  readonly transaction: string;
  readonly key: Key;
}

/** The position of a reader in the changes. */
export interface Position<Key> {
  /** The reader has all changes that are visible in this snapshot. */
  readonly seen: string;
  /** Between pages: the snapshot up to which the present changes go, and the last row read of them. */
  readonly under?: { readonly until: string; readonly after: Place<Key> } | undefined;
}

/** The position without a cursor: nothing is read yet. */
export const beginning: Position<never> = { seen: emptySnapshot };

const snapshot = z.string().refine(isSnapshot);
const after = z.strictObject({ transaction: z.string().regex(/^\d{1,18}$/), key: z.unknown() });
const written = z.strictObject({
  kind: z.string(),
  source: z.string(),
  seen: snapshot,
  under: z.strictObject({ until: snapshot, after }).optional(),
});

/**
 * A position as text, opaque to callers.
 *
 * @param source the id of the database, whose transaction ids the position has
 */
export function cursorText<Kind extends ChangeKind>(
  kind: Kind,
  source: string,
  position: Position<KeyOf<Kind>>,
): string {
  return Buffer.from(JSON.stringify({ kind, source, ...position })).toString('base64url');
}

/** Reads a cursor; undefined if it is malformed, of another kind, or of another database. */
export function positionFrom<Kind extends ChangeKind>(
  kind: Kind,
  source: string,
  text: string,
): Position<KeyOf<Kind>> | undefined {
  const read = written.safeParse(parsedJson(Buffer.from(text, 'base64url').toString())).data;
  if (read?.kind !== kind || read.source !== source) return undefined;
  const { seen, under } = read;
  if (under === undefined) return { seen };
  const key = keys[kind].safeParse(under.after.key);
  if (!key.success) return undefined;
  return { seen, under: { until: under.until, after: { ...under.after, key: key.data as KeyOf<Kind> } } };
}
