/**
 * The version of the tables by which this service adds sales, memberships and places up: the number of the last migration
 * that changed that. The database refuses such writes from connections that name none or an earlier one (migrations 0039, 0040, 0043, 0045, 0047, 0048 and 0057): a
 * service of an earlier version that still runs would leave the rollups wrong.
 */
export const writerVersion = 57;

/** Names the version for a connection. Whoever writes by hand says it too, and makes the rollups anew (docs/rollups.md). */
export const nameWriterVersion = `set gdd.writer_version = ${writerVersion}`;
