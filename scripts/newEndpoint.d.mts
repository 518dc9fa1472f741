import type { DatabaseTable } from './databaseTables.mjs';

export interface EndpointPlan {
  readonly route: string;
  readonly operation: string;
  readonly area: string;
}

export function planOf(
  route: string,
  tables: readonly DatabaseTable[],
  choices?: {
    readonly what?: string;
    readonly name?: string;
    readonly area?: string;
    readonly table?: string;
    readonly column?: string;
    readonly access?: readonly string[];
  },
): EndpointPlan;

export function registrationsOf(plan: EndpointPlan, read: (file: string) => string): Readonly<Record<string, string>>;
