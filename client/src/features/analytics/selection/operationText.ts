// The parser and printer of `graphql` are not used: they would be loaded with the sign-in page.
import { Kind, type DocumentNode, type SelectionNode, type ValueNode } from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/** The input fields with enum values, which GraphQL writes without quotes. */
const enumFields: ReadonlySet<string> = new Set([
  'dimensions',
  'measures',
  'column',
  'direction',
  'status',
  'tier',
  'season',
  'segment',
  'channel',
]);

/**
 * An operation with its variables replaced by their values: it can be run as it is by any GraphQL client.
 *
 * @param document one operation of fields and variables, without fragments
 * @param variables a value for each of its variables
 * @throws Error where the document holds anything else
 */
export function operationText({ definitions }: DocumentNode, variables: Variables): string {
  const [operation, ...others] = definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) {
    throw new Error('The copied document is not one operation.');
  }
  const head = [operation.operation, operation.name?.value].filter(Boolean).join(' ');
  return `${head} ${block(operation.selectionSet.selections, variables, '')}`;
}

/** A selection set in braces, one field per line. */
function block(selections: readonly SelectionNode[], variables: Variables, indent: string): string {
  const lines = selections.map((selection) => fieldText(selection, variables, `${indent}  `));
  return `{\n${lines.join('')}${indent}}`;
}

function fieldText(selection: SelectionNode, variables: Variables, indent: string): string {
  if (selection.kind !== Kind.FIELD || selection.directives?.length)
    throw new Error('The copied operation may hold fields alone.');
  const { name, alias, arguments: given = [], selectionSet } = selection;
  // Only the portal's client needs it.
  if (name.value === '__typename') return '';
  const values = given.map((argument) => `${argument.name.value}: ${literal(valueOf(argument.value, variables), '')}`);
  const called = `${alias ? `${alias.value}: ` : ''}${name.value}${values.length > 0 ? `(${values.join(', ')})` : ''}`;
  return `${indent}${called}${selectionSet ? ` ${block(selectionSet.selections, variables, indent)}` : ''}\n`;
}

function valueOf(value: ValueNode, variables: Variables): unknown {
  if (value.kind !== Kind.VARIABLE) throw new Error('The copied operation may take its values from variables alone.');
  return variables[value.name.value];
}

/**
 * A value as a GraphQL literal.
 *
 * @param field the input field that has the value
 */
function literal(value: unknown, field: string): string {
  if (Array.isArray(value)) return `[${value.map((each) => literal(each, field)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, each]) => each !== undefined);
    return `{${fields.map(([name, each]) => `${name}: ${literal(each, name)}`).join(', ')}}`;
  }
  if (typeof value === 'string') return enumFields.has(field) ? value : JSON.stringify(value);
  return String(value);
}
