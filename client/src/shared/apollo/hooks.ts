import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';

/** The typed runtime behind the generated hooks: each factory binds one of Apollo's hooks to one document. */
type States = 'empty' | 'complete' | 'streaming';
type Arguments<V, O> =
  Record<string, never> extends V ? [options?: O & { variables?: V }] : [options: O & { variables: V }];

export interface QueryHook<D, V extends OperationVariables> {
  (...args: Arguments<V, useQuery.Options<D, V>>): useQuery.Result<D, V, States>;
  (options: SkipToken | (useQuery.Options<D, V> & { variables: V })): useQuery.Result<D, Partial<V>, States>;
}

export function queryHook<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>): QueryHook<D, V> {
  return ((options: never) => useQuery(document, options)) as unknown as QueryHook<D, V>;
}

export type LazyQueryHook<D, V extends OperationVariables> = (
  options?: useLazyQuery.Options<D, V>,
) => useLazyQuery.ResultTuple<D, V, States>;

export function lazyQueryHook<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>): LazyQueryHook<D, V> {
  return ((options: never) => useLazyQuery(document, options)) as unknown as LazyQueryHook<D, V>;
}

export type MutationHook<D, V extends OperationVariables> = (
  options?: useMutation.Options<D, V>,
) => useMutation.ResultTuple<D, V>;

export function mutationHook<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>): MutationHook<D, V> {
  return ((options: never) => useMutation(document, options)) as unknown as MutationHook<D, V>;
}
