import { sql, type SQL } from 'drizzle-orm';

/** SQL of 100 · part / whole, one decimal, rounded half up. @param whole greater than 0, or null */
export const inPercent = (part: SQL, whole: SQL) =>
  sql`(floor((2000.0 * ${part} + ${whole}) / (2 * ${whole})) / 10)::numeric(18, 1)`;

/** Fleet tyres in percent; 0 where tyres are 0 or fewer (docs/domain/reports.md). */
export const fleetPercentage = (tires: SQL, tiresFleet: SQL) =>
  sql`(case when ${tires} <= 0 then 0 else ${inPercent(tiresFleet, tires)} end)::numeric(18, 1)`;
