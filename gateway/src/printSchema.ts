import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import { DirectiveError } from './directives/rootFields.js';
import { buildGatewaySchema } from './gatewaySchema.js';

/** The SDL of the gateway with the uses of its directives, in the order of the alphabet. */
export function printedSchema(): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(buildGatewaySchema()))}\n`;
}

if (process.argv[1] === import.meta.filename) {
  try {
    process.stdout.write(printedSchema());
  } catch (error) {
    if (!(error instanceof DirectiveError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
