import type { Access } from '@gdd/schema/permissions';
import { errorStatus } from '@gdd/schema/errors';
import { HeaderMap } from '@apollo/server';
import {
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { markedMutations } from '../access/mutationMarks.js';
import type { GatewayContext } from '../context.js';
import { accessByRootField } from '../directives/rootFields.js';
import { inLanguage, publicCode } from '../errors/formatError.js';
import { GatewayError } from '../errors/gatewayError.js';
import { languageOf } from '../errors/language.js';
import type { Limits, PreparedOperation } from '../limits/operationLimits.js';
import { explainWherePermitted } from '../telemetry/explanation.js';
import { untrusted } from '../access/requestChannel.js';
import { rootSelection } from '../limits/selection.js';
import type { Variables } from '../limits/variables.js';
import type { DeadlineClass } from '../upstream/endpoint.js';

/** The facts of an operation before its variables: worked out once for a document that comes again. */
export interface KnownOperation {
  readonly name: string | undefined;
  readonly type: OperationTypeNode;
  /** Measures the document, the first time, and prices it with its variables. */
  readonly limits: () => PreparedOperation;
  /** The root fields that will run, by their names; one that runs under two aliases is there twice. */
  rootFields(variables: Variables): readonly string[];
}

/** Where faults of the gateway itself are written. */
interface FaultLog {
  error(details: { readonly requestId: string; readonly err: unknown }): void;
}

/**
 * The steps of every operation, whichever way it is executed: its channel is checked, its deadline starts and its
 * access is decided before anything runs; its errors get the request id, and those that are faults of the gateway
 * itself are logged. Nothing happens per field.
 */
export class Operations {
  private readonly access: ReadonlyMap<string, Access>;
  private readonly forTokens: ReadonlySet<string>;
  private readonly forServices: ReadonlySet<string>;
  private readonly long: ReadonlySet<string>;
  private readonly known = new WeakMap<OperationDefinitionNode, KnownOperation>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly limits: Limits,
    private readonly log: FaultLog,
  ) {
    this.access = accessByRootField(schema);
    this.forTokens = markedMutations(schema, 'forTokens');
    this.forServices = markedMutations(schema, 'forServices');
    this.long = markedMutations(schema, 'isLong');
  }

  /** The facts of an operation of a document. */
  know(document: DocumentNode, operation: OperationDefinitionNode): KnownOperation {
    const known = this.known.get(operation);
    if (known) return known;
    const root = rootSelection(this.schema, document, operation);
    let prepared: PreparedOperation | undefined;
    const learned: KnownOperation = {
      name: operation.name?.value.slice(0, 100),
      type: operation.operation,
      limits: () => (prepared ??= this.limits.prepare(operation, root)),
      rootFields: root.fieldNames,
    };
    this.known.set(operation, learned);
    return learned;
  }

  /**
   * Begins an operation.
   *
   * @param transport what its caller waits for: subscriptions alone are streams
   * @throws GraphQLError with the HTTP status of its code, where nothing of the operation will run
   */
  async begin(
    context: GatewayContext,
    known: KnownOperation,
    variables: Variables,
    transport: 'response' | 'stream' = 'response',
  ): Promise<void> {
    const { operationLog, upstream, access, callerSource, channel } = context;
    operationLog.operationName = known.name;
    const fields = known.rootFields(variables);
    upstream.startDeadline(this.deadlineOf(known.type, fields));
    try {
      const needed = known.type === OperationTypeNode.SUBSCRIPTION ? 'stream' : 'response';
      if (transport !== needed) throw new GatewayError('BAD_USER_INPUT');
      operationLog.channel = channel;
      context.price = known.limits().price(variables);
      if (context.explanation === 'everybody') upstream.explain();
      const asksPrice = context.explanation === 'price';
      const charge = asksPrice
        ? this.limits.chargeForPrice(channel, context)
        : this.limits.charge(context.price, channel, context);
      context.charge = charge instanceof Promise ? await charge : charge;
      if (channel === 'analyst' && fields.some(isAboutSchema) && !callerSource.remembered())
        await callerSource.lookUp();
      if (context.explanation === 'permitted') await explainWherePermitted(context);
      const allowed = callerSource.isService ? this.forServices : this.forTokens;
      const decision = access.decide(fields, known.type, this.access, callerSource, allowed);
      if (decision) await decision;
      if (asksPrice) for (const field of fields.filter((each) => this.access.has(each))) access.check(field);
    } catch (error) {
      throw error instanceof GatewayError ? refusedAtOnce(error) : error;
    }
  }

  /** Finds out who calls before there is an operation to charge. @throws GatewayError as `Limits.payForLookUp` */
  payForLookUp<T>({ channel, clientAddress }: GatewayContext, lookUp: () => Promise<T>): Promise<T> {
    return this.limits.payForLookUp(channel, clientAddress, lookUp);
  }

  /** The response of an operation that is not to run: its price. Undefined where it is to run. */
  priceAlone({ explanation, price, channel }: GatewayContext): FormattedExecutionResult | undefined {
    if (explanation !== 'price' || price === undefined) return undefined;
    return { data: null, extensions: { price: this.limits.reportedPrice(price, channel) } };
  }

  /** A mutation lasts as long as the longest of its fields may. */
  private deadlineOf(type: OperationTypeNode, fields: readonly string[]): DeadlineClass {
    if (type !== OperationTypeNode.MUTATION) return 'read';
    return fields.some((field) => this.long.has(field)) ? 'long' : 'write';
  }

  /**
   * Gives a caller back what a free document has not used of its price, and puts `extensions.cost` on the response. The
   * portal's own documents keep what they were charged.
   *
   * @param known what is known of the operation; undefined where the document never became one
   */
  async settle(
    context: GatewayContext,
    known: KnownOperation | undefined,
    response: Pick<ExecutionResult, 'data' | 'extensions'>,
  ): Promise<void> {
    const { channel, charge, price, upstream } = context;
    if (channel !== 'analyst' && channel !== 'open') return;
    const used = context.explanation === 'price' ? charge?.units : undefined;
    const cost =
      charge && known
        ? this.limits.settle(charge, used ?? upstream.unitsUsed + known.limits().used(response.data))
        : await this.limits.status(price, channel, context);
    response.extensions = { ...response.extensions, cost };
  }

  /** Notes the errors of an operation. What the gateway itself did wrong is logged, with its stack. */
  noteErrors({ operationLog, requestId }: GatewayContext, errors: readonly GraphQLError[]): void {
    operationLog.codes = errors.map(publicCode);
    for (const error of errors) {
      if (publicCode(error) !== 'INTERNAL_SERVER_ERROR') continue;
      this.log.error({ requestId, err: error.originalError ?? error });
    }
  }

  /**
   * Errors as they leave the gateway: in the caller's language, and with the request id, to name it to whoever reads
   * the log.
   */
  complete(
    errors: readonly GraphQLFormattedError[],
    { requestId, acceptLanguage }: GatewayContext,
  ): GraphQLFormattedError[] {
    const language = languageOf(acceptLanguage);
    return errors.map((error) => {
      const reported = inLanguage(error, this.schema, language);
      return { ...reported, extensions: { ...reported.extensions, requestId } };
    });
  }

  /**
   * Why nobody says what is wrong with a document that never became an operation: it would tell of the schema.
   *
   * @returns undefined where its sender may know the schema, or where it did become one
   */
  async refusalOfUnknown(context: GatewayContext): Promise<GatewayError | undefined> {
    const { channel, operationLog, callerSource } = context;
    if (operationLog.channel !== undefined || channel !== 'analyst') return undefined;
    try {
      if (!callerSource.remembered()) await this.payForLookUp(context, () => callerSource.lookUp());
      return undefined;
    } catch (error) {
      if (error instanceof GatewayError) return untrusted();
      throw error;
    }
  }

  /** Ends an operation: whatever it still asks of the REST service is ended too. */
  end({ upstream, operationLog }: GatewayContext): void {
    upstream.end();
    operationLog.upstreamCalls = upstream.callCount;
  }
}

/** Whether a root field tells of the schema: to whoever has a token, not to whoever has what looks like one. */
function isAboutSchema(field: string): boolean {
  return field === '__schema' || field === '__type';
}

/** The refusal of a whole operation, with the HTTP status of its code. */
function refusedAtOnce(refusal: GatewayError): GraphQLError {
  const { code, details, message } = refusal;
  const headers = new HeaderMap();
  if (details.retryAfter !== undefined) headers.set('retry-after', String(details.retryAfter));
  const http = { status: errorStatus[code], headers };
  return new GraphQLError(message, { originalError: refusal, extensions: { http } });
}
