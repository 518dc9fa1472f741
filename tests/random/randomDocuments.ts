import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** A seeded generator of pseudo-random numbers (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** From 0 to 1, without 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[this.below(from.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  }
}

/** A request: a text that may be a document, and variables that may fit it. */
export interface RandomRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The requested operation, which the document need not have. */
  readonly operationName?: string;
}

/** A random request: 40 % are valid, 45 % nearly valid, and 15 % noise. */
export function randomRequest(schema: GraphQLSchema, random: Random): RandomRequest {
  const request = randomDocument(schema, random);
  return random.chance(0.9) ? request : { ...request, operationName: random.pick(['Q', 'R', '', '__proto__']) };
}

function randomDocument(schema: GraphQLSchema, random: Random): RandomRequest {
  const request = new DocumentWriter(schema, random).write();
  const kind = random.next();
  if (kind < 0.4) return request;
  if (kind < 0.65) return { ...request, query: renamed(request.query, random) };
  if (kind < 0.85) return { ...request, query: damaged(request.query, random) };
  return { query: noise(random), variables: request.variables };
}

/** Texts that often cause errors. */
const oddTexts = [
  '',
  ' ',
  '7',
  '0',
  '-1',
  '1e9',
  '9'.repeat(40),
  'x'.repeat(3_000),
  '\u0000',
  '\ud800',
  '"\\',
  "'; drop table users --",
  '../../user',
  '%2e%2e%2f',
  '?ids=1&ids=2',
  '#',
  '{id}',
  '__proto__',
  'constructor',
  '<script>',
  '=1+1',
  '2025-02-30',
  '2025-01-31',
  '😀',
];

const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[]],
  { __typename: 1 },
  '7',
];

/** Writes one document with variables, most of which are valid. */
class DocumentWriter {
  private readonly declarations: string[] = [];
  private readonly fragments: string[] = [];
  private readonly variables: Record<string, unknown> = {};
  /** The number of fields that may still be written, which bounds the document. */
  private budget = 60;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: Random,
  ) {}

  write(): RandomRequest {
    const isMutation = this.random.chance(0.3);
    const root = isMutation ? this.schema.getMutationType() : this.schema.getQueryType();
    if (!root) throw new Error('The schema has no such root.');
    const selection = this.selection(root, 0);
    const declared = this.declarations.length > 0 ? `(${this.declarations.join(', ')})` : '';
    const operation = `${isMutation ? 'mutation' : 'query'} Q${declared} ${selection}`;
    return { query: [operation, ...this.fragments].join('\n'), variables: this.variables };
  }

  private selection(type: GraphQLCompositeType, depth: number): string {
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const count = 1 + this.random.below(depth === 0 ? 3 : 5);
    const written = Array.from({ length: count }, () => this.field(fields, type, depth)).filter((each) => each !== '');
    return `{ ${written.length > 0 ? written.join(' ') : '__typename'} }`;
  }

  private field(fields: readonly GraphQLField<unknown, unknown>[], type: GraphQLCompositeType, depth: number): string {
    this.budget -= 1;
    if (this.budget < 0 || fields.length === 0 || this.random.chance(0.05)) return '__typename';
    if (this.random.chance(0.08)) return this.inFragment(type, depth);
    const field = this.random.pick(fields);
    const below = getNamedType(field.type);
    if (isCompositeType(below) && depth > 6) return '';
    const alias = this.random.chance(0.7) ? `a${this.random.below(1_000)}: ` : '';
    const selection = isCompositeType(below) ? ` ${this.selection(below, depth + 1)}` : '';
    return `${alias}${field.name}${this.argumentsOf(field)}${this.directive()}${selection}`;
  }

  private inFragment(type: GraphQLCompositeType, depth: number): string {
    const selection = this.selection(type, depth);
    if (this.random.chance(0.5)) return `... on ${type.name}${this.directive()} ${selection}`;
    const name = `F${this.fragments.length}`;
    this.fragments.push(`fragment ${name} on ${type.name} ${selection}`);
    return `...${name}${this.directive()}`;
  }

  private directive(): string {
    if (!this.random.chance(0.06)) return '';
    return ` @${this.random.pick(['skip', 'include'])}(if: ${this.random.pick(['true', 'false'])})`;
  }

  private argumentsOf({ args }: GraphQLField<unknown, unknown>): string {
    const given = args.filter((argument) => isRequiredArgument(argument) || this.random.chance(0.5));
    if (given.length === 0) return '';
    return `(${given.map(({ name, type }) => `${name}: ${this.argument(type)}`).join(', ')})`;
  }

  private argument(type: GraphQLInputType): string {
    if (!this.random.chance(0.4)) return literal(this.value(type));
    const name = `v${this.declarations.length}`;
    this.declarations.push(`$${name}: ${String(type)}`);
    this.variables[name] = plain(this.random.chance(0.1) ? this.random.pick(oddValues) : this.value(type));
    return `$${name}`;
  }

  private value(type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return this.value(type.ofType);
    if (this.random.chance(0.03)) return null;
    if (isListType(type)) return Array.from({ length: this.random.below(3) }, () => this.value(type.ofType));
    if (isEnumType(type)) return new Name(this.random.pick(type.getValues()).name);
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (each) => isRequiredInputField(each) || this.random.chance(0.4),
      );
      return Object.fromEntries(fields.map((each) => [each.name, this.value(each.type)]));
    }
    return this.scalar(type.name);
  }

  private scalar(name: string): unknown {
    switch (name) {
      case 'Int':
        return this.random.pick([1, 2, 3, 5, 10, 100, 2025, 0, -1, 2_147_483_647]);
      case 'Boolean':
        return this.random.chance(0.5);
      case 'ID':
        return this.random.chance(0.8) ? String(1 + this.random.below(50)) : this.random.pick(oddTexts);
      case 'Date':
        return this.random.chance(0.8) ? '2025-01-31' : this.random.pick(oddTexts);
      case 'Decimal':
        return this.random.chance(0.8) ? '1.50' : this.random.pick(oddTexts);
      default:
        return this.random.pick(oddTexts);
    }
  }
}

/** An enum value, written without quotation marks. */
class Name {
  constructor(readonly text: string) {}

  toJSON(): string {
    return this.text;
  }
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}

function literal(value: unknown): string {
  if (value instanceof Name) return value.text;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, each]) => `${name}: ${literal(each)}`)
    .join(', ')} }`;
}

const texts = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  '!',
  '$',
  '@',
  '...',
  '|',
  '&',
  '=',
  '"',
  '"""',
  '#',
  ',',
  'query',
  'mutation',
];
const moreTexts = [
  'subscription',
  'fragment',
  'on',
  'F0',
  'Q',
  '__schema',
  '__type',
  '__typename',
  'id',
  'user',
  'login',
  'null',
];
const allTexts = [
  ...texts,
  ...moreTexts,
  'true',
  '1',
  '-',
  '0x1',
  '1.',
  '\ufeff',
  '\u0000',
  'é',
  '😀',
  'type',
  'extend',
  '$v0',
];

/** The document with one name replaced by another: mostly valid syntax, mostly invalid against the schema. */
function renamed(text: string, random: Random): string {
  const names = text.match(/[A-Za-z_]\w*/g) ?? [];
  const name = random.pick(names);
  const others = [random.pick(names), `${name}s`, '__typename', '__schema'];
  return text.replace(new RegExp(`\\b${name}\\b`, random.pick(['', 'g'])), random.pick(others));
}

/** The document with some of its tokens removed, doubled, replaced or added. */
function damaged(text: string, random: Random): string {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|\.\.\.|\w+|[^\s\w]/gu) ?? [];
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(tokens.length + 1);
    const there = tokens[at] ?? '';
    const replacements = [
      [],
      [there, there],
      [random.pick(allTexts)],
      [there, random.pick(allTexts)],
      [random.pick(tokens)],
    ];
    tokens.splice(at, 1, ...random.pick(replacements));
  }
  return tokens.join(' ');
}

function noise(random: Random): string {
  const separator = random.pick(['', ' ', '\n']);
  return Array.from({ length: random.below(60) }, () => random.pick(allTexts)).join(separator);
}
