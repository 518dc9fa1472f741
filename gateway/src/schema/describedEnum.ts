import { enumName } from '@gdd/schema/graphqlNames';
import { registerEnumType } from 'type-graphql';

/**
 * An enum with GraphQL names whose internal values are those of the REST service, so that nothing has to be mapped.
 *
 * @param describe the description of each value
 */
export function describedEnum<const T extends string>(
  name: string,
  description: string,
  values: readonly T[],
  describe: (value: T) => string,
): Readonly<Record<string, T>> {
  const enumObject = Object.fromEntries(values.map((value) => [enumName(value), value]));
  const valuesConfig = Object.fromEntries(values.map((value) => [enumName(value), { description: describe(value) }]));
  registerEnumType(enumObject, { name, description, valuesConfig });
  return enumObject;
}
