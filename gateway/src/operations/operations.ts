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

/** The properties of an operation that do not depend on its variables, computed once per document. */
export interface KnownOperation {
  readonly name: string | undefined;
  readonly type: OperationTypeNode;
  /** The limits and the pricer of the operation; the first call measures the document. */
  readonly limits: () => PreparedOperation;
  /** The names of the root fields that will run; one with two aliases is listed twice. */
  rootFields(variables: Variables): readonly string[];
}

/** The log for errors of the gateway itself. */
interface FaultLog {
  error(details: { readonly requestId: string; readonly err: unknown }): void;
}

/**
 * The steps of every operation, whether Apollo executes it or not. Before it runs, its deadline starts, it is charged
 * and its access is decided; afterwards its errors get the request id, and errors of the gateway itself are logged.
 * There are no steps per field.
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

  /** The properties of an operation, cached. */
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
   * @param transport how the result is sent: only subscriptions are streams
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

  /** Looks up the caller before an operation is charged. @throws GatewayError as `Limits.payForLookUp` */
  payForLookUp<T>({ channel, clientAddress }: GatewayContext, lookUp: () => Promise<T>): Promise<T> {
    return this.limits.payForLookUp(channel, clientAddress, lookUp);
  }

  /** The response to a request for the price, without running the operation; undefined if it is to run. */
  priceAlone({ explanation, price, channel }: GatewayContext): FormattedExecutionResult | undefined {
    if (explanation !== 'price' || price === undefined) return undefined;
    return { data: null, extensions: { price: this.limits.reportedPrice(price, channel) } };
  }

  /** The deadline of a mutation is that of its longest field. */
  private deadlineOf(type: OperationTypeNode, fields: readonly string[]): DeadlineClass {
    if (type !== OperationTypeNode.MUTATION) return 'read';
    return fields.some((field) => this.long.has(field)) ? 'long' : 'write';
  }

  /**
   * Refunds the units that a free document did not use, and adds `extensions.cost` to the response. Trusted documents
   * of the portal get no refund.
   *
   * @param known undefined if the document was invalid
   */
  async settle(
    context: GatewayContext,
    known: KnownOperation | undefined,
    response: Pick<ExecutionResult, 'data' | 'extensions'>,
  ): Promise<void> {
    const { channel, charge, price, upstream } = context;
    if (channel !== 'analyst' && channel !== 'open') return;
    // the request of a price is charged in full
    const used = context.explanation === 'price' ? charge?.units : undefined;
    const cost =
      charge && known
        ? this.limits.settle(charge, used ?? upstream.unitsUsed + known.limits().used(response.data))
        : await this.limits.status(price, channel, context);
    response.extensions = { ...response.extensions, cost };
  }

  /** Records the error codes of an operation. Errors of the gateway itself are logged with their stacks. */
  noteErrors({ operationLog, requestId }: GatewayContext, errors: readonly GraphQLError[]): void {
    operationLog.codes = errors.map(publicCode);
    for (const error of errors) {
      if (publicCode(error) !== 'INTERNAL_SERVER_ERROR') continue;
      this.log.error({ requestId, err: error.originalError ?? error });
    }
  }

  /**
   * The errors of a response, in the caller's language and with the request id, by which the log lines are found.
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
   * The error to send instead of the errors of an invalid document, which would reveal the schema to an unknown caller.
   *
   * @returns undefined if the caller is known, or if the document was valid
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

  /** Ends an operation and cancels its running calls. */
  end({ upstream, operationLog }: GatewayContext): void {
    upstream.end();
    operationLog.upstreamCalls = upstream.callCount;
  }
}

/** Whether a root field is introspection, for which `begin` first verifies that the token is valid. */
function isAboutSchema(field: string): boolean {
  return field === '__schema' || field === '__type';
}

/** The error of an operation that was refused before it ran, with the HTTP status of its code. */
function refusedAtOnce(refusal: GatewayError): GraphQLError {
  const { code, details, message } = refusal;
  const headers = new HeaderMap();
  if (details.retryAfter !== undefined) headers.set('retry-after', String(details.retryAfter));
  const http = { status: errorStatus[code], headers };
  return new GraphQLError(message, { originalError: refusal, extensions: { http } });
}
