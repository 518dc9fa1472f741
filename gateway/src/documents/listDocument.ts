import { getNamedType, isObjectType, GraphQLError, Kind, OperationTypeNode, parse, validate } from 'graphql';
import type { DocumentNode, FieldNode, GraphQLSchema, OperationDefinitionNode, ValueNode } from 'graphql';
import { GatewayError } from '../errors/gatewayError.js';
import { maxRequestFaults } from '../errors/formatError.js';
import { maxTokens } from '../limits/limits.js';
import { fieldsBelow, rootSelection, type SelectedField } from '../limits/selection.js';
import { lineSchemaOf, type JsonSchema } from './lineSchema.js';

/** A GraphQL document that requests one list, page by page. */
export interface ListDocument {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** The name of the list in the response. */
  readonly list: string;
  /** The name of the variable for the page number. */
  readonly page: string;
  /** A name for its file. */
  readonly name: string;
  /** The JSON Schema of a row. */
  readonly lineSchema: JsonSchema;
}

/**
 * Reads a document whose list is to become a file.
 *
 * @throws GraphQLError for an invalid document
 * @throws GatewayError BAD_USER_INPUT, reason documentNotAList, unless it is one query of one list, with
 *   `items` and `total` and the page as a variable
 */
export function listDocumentOf(schema: GraphQLSchema, text: string): ListDocument {
  const document = parsed(schema, text);
  const [operation, ...otherOperations] = document.definitions.filter(
    (each) => each.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation?.operation !== OperationTypeNode.QUERY || otherOperations.length > 0) throw notAList();
  const { scope, fields } = rootSelection(schema, document, operation);
  const [list, ...further] = fields;
  if (list === undefined || further.length > 0 || list.condition !== undefined) throw notAList();
  const page = pageVariableOf(list.node);
  if (!isObjectType(getNamedType(list.definition.type)) || page === undefined) throw notAList();
  const below = fieldsBelow(scope, list);
  const items = below.find((each) => isNamed(each, 'items'));
  const total = below.find((each) => isNamed(each, 'total'));
  if (items === undefined || total === undefined) throw notAList();
  const name = operation.name?.value ?? list.definition.name;
  return { document, operation, list: list.key, page, name, lineSchema: lineSchemaOf(scope, items, name) };
}

function notAList(): GatewayError {
  return new GatewayError('BAD_USER_INPUT', { reason: 'documentNotAList' });
}

/** Whether a field is selected without an alias and without a condition. */
function isNamed({ key, definition, condition }: SelectedField, name: string): boolean {
  return definition.name === name && key === name && condition === undefined;
}

/** The variable that an argument `page` takes, or the field `page` of an argument. */
function pageVariableOf({ arguments: given = [] }: FieldNode): string | undefined {
  const inside = (value: ValueNode) => (value.kind === Kind.OBJECT ? value.fields : []);
  const page = [...given, ...given.flatMap(({ value }) => inside(value))].find(({ name }) => name.value === 'page');
  return page?.value.kind === Kind.VARIABLE ? page.value.name.value : undefined;
}

function parsed(schema: GraphQLSchema, text: string): DocumentNode {
  const document = readText(text);
  const faults = validate(schema, document, undefined, { maxErrors: maxRequestFaults, hideSuggestions: true });
  if (faults[0] === undefined) return document;
  throw new GraphQLError(faults[0].message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
}

function readText(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens });
  } catch (error) {
    throw new GraphQLError(error instanceof GraphQLError ? error.message : '', {
      extensions: { code: 'GRAPHQL_PARSE_FAILED' },
    });
  }
}
