/**
 * The root fields of a resolver that wrap calls of the REST service, with their type and endpoint in one line:
 * `@RestQuery(() => Dispute, rest.getDispute)`. The description is that of the first endpoint, unless one is given for
 * a field that differs from its call.
 */
import { Mutation, Query } from 'type-graphql';
import type { Endpoint } from '../upstream/endpoint.js';
import { Rest, type Wrapped } from './decorators.js';

type FieldType = Parameters<typeof Query>[0] & (() => unknown);
type Described = Wrapped & Pick<Endpoint, 'description'>;
type Endpoints = Described | readonly [Described, ...Described[]];

/** A read; null where its call fails, so that the other fields of the request keep their data. */
export function RestQuery(type: FieldType, endpoints: Endpoints, description?: string): MethodDecorator {
  const all = listed(endpoints);
  return both(Rest(...all), Query(type, { nullable: true, description: description ?? all[0].description }));
}

/** A change. */
export function RestMutation(
  type: FieldType,
  endpoints: Endpoints,
  description?: string,
  options: { readonly deprecationReason?: string } = {},
): MethodDecorator {
  const all = listed(endpoints);
  return both(Rest(...all), Mutation(type, { ...options, description: description ?? all[0].description }));
}

function listed(endpoints: Endpoints): readonly [Described, ...Described[]] {
  return 'method' in endpoints ? [endpoints] : endpoints;
}

function both(first: MethodDecorator, second: MethodDecorator): MethodDecorator {
  return (target, property, descriptor) => {
    first(target, property, descriptor);
    second(target, property, descriptor);
  };
}
