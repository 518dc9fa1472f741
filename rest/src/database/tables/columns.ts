/**
 * The kinds of columns that the tables of this folder share. What drizzle cannot say (functions, triggers, deferrable
 * constraints) stands in the hand-written migrations beside the generated ones, in rest/migrations.
 */
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Text that compares by code point, the same on every server and fit for prefix ranges. */
export const textC = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
