/**
 * The version of the rules by which this service maintains the rollups of sales, memberships and members: the number of
 * the last migration that changed them. The database refuses such writes on connections without a version or with an
 * earlier one (migrations 0039, 0040, 0043, 0045, 0047, 0048, 0057 and 0062): an older instance of the service that still
 * runs would make the rollups wrong, or cancel a document that was sent or paid.
 */
export const writerVersion = 62;

/** Sets the version for a session. Manual writes need it too, and a recomputation of the rollups (docs/rollups.md). */
export const nameWriterVersion = `set gdd.writer_version = ${writerVersion}`;
