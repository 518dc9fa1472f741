import { finished } from 'node:stream/promises';
import type { PGlite as EmbeddedClient } from '@electric-sql/pglite';
import type pg from 'pg';
import type { from } from 'pg-copy-streams';

/**
 * Inserts rows into a table with COPY, in one transaction of its own. Four times as fast as the fastest insert.
 *
 * @param into the table and its columns in SQL: `sales (document, line)`
 * @param lines the rows in COPY's text format, from `copyLine`
 */
export type CopyRows = (into: string, lines: Buffer) => Promise<void>;

/** Formats a row in COPY's text format; undefined becomes null. */
export function copyLine(values: readonly (string | number | undefined)[]): string {
  // join() instead of +=: V8 flattens concatenated strings only when they are sent, at three times the cost
  const fields: (string | number)[] = [];
  for (const value of values) {
    if (value === undefined) fields.push('\\N');
    else fields.push(typeof value === 'string' && specialCharacter.test(value) ? escapeText(value) : value);
  }
  return `${fields.join('\t')}\n`;
}

const specialCharacter = /[\\\t\n\r]/;

function escapeText(text: string): string {
  const names: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
  return text.replace(/[\\\t\n\r]/g, (character) => names[character] ?? character);
}

/**
 * COPY on a Postgres server.
 *
 * @param within runs the COPY on a connection, within a transaction behind a pooler. Default: without one
 */
export function copyOnServer(
  copyFrom: typeof from,
  pool: pg.Pool,
  within: (client: pg.PoolClient, copy: () => Promise<void>) => Promise<void> = (_client, copy) => copy(),
): CopyRows {
  return async (into, lines) => {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      await within(client, async () => {
        const rows = client.query(copyFrom(`copy ${into} from stdin`));
        rows.end(lines);
        await finished(rows);
      });
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      client.release(failure);
    }
  };
}

/** COPY on the embedded database: PGlite reads the blob of a query as `/dev/blob`. */
export function copyEmbedded(client: EmbeddedClient): CopyRows {
  return async (into, lines) => {
    await client.query(`copy ${into} from '/dev/blob'`, [], { blob: new Blob([lines]) });
  };
}
