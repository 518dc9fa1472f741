import type { DocumentNode } from 'graphql';

export function trustedDocument(document: DocumentNode): { readonly text: string; readonly hash: string };
export function documentMeta(document: DocumentNode): { readonly hash: string } | undefined;
