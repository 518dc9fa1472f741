/**
 * The root fields of a resolver that wrap calls of the REST service, with their type, endpoint and description in one
 * line: `@RestQuery(() => Dispute, rest.getDispute, 'A dispute.')`.
 */
import { Mutation, Query } from 'type-graphql';
import { Rest, type Wrapped } from './decorators.js';

type FieldType = Parameters<typeof Query>[0] & (() => unknown);
type Endpoints = Wrapped | readonly [Wrapped, ...Wrapped[]];

/** A read; null where its call fails, so that the other fields of the request keep their data. */
export function RestQuery(type: FieldType, endpoints: Endpoints, description: string): MethodDecorator {
  return both(Rest(...listed(endpoints)), Query(type, { nullable: true, description }));
}

/** A change. */
export function RestMutation(
  type: FieldType,
  endpoints: Endpoints,
  description: string,
  options: { readonly deprecationReason?: string } = {},
): MethodDecorator {
  return both(Rest(...listed(endpoints)), Mutation(type, { ...options, description }));
}

function listed(endpoints: Endpoints): readonly [Wrapped, ...Wrapped[]] {
  return 'method' in endpoints ? [endpoints] : endpoints;
}

function both(first: MethodDecorator, second: MethodDecorator): MethodDecorator {
  return (target, property, descriptor) => {
    first(target, property, descriptor);
    second(target, property, descriptor);
  };
}
