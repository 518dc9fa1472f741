import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import { buildGatewaySchema } from './gatewaySchema.js';

/** The SDL of the gateway with the uses of its directives, in the order of the alphabet. */
export function printedSchema(): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(buildGatewaySchema()))}\n`;
}

if (process.argv[1] === import.meta.filename) process.stdout.write(printedSchema());
