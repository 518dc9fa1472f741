import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Ask, AskOptions } from '../apollo/ask';
import { CurrentUserDocument, type CurrentUserQuery } from './session.generated';
import type { SessionStore } from './SessionStore';

/** The look-up of the stored session that the document begins before the portal's files are there. */
export interface FirstLookUp {
  /** Whose session it was sent with. */
  readonly token: string;
  /** Undefined where nothing has come that could be used. */
  readonly answer: Promise<CurrentUserQuery | undefined>;
}

/** Takes the look-up that is on its way for the first one that is asked for; asks itself where that has brought nothing. */
export function answeredAhead(ask: Ask, store: Pick<SessionStore, 'token'>, first: FirstLookUp | undefined): Ask {
  let waiting = first;
  return async <Data, Variables extends Readonly<Record<string, unknown>>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: AskOptions,
  ): Promise<Data> => {
    const begun = waiting;
    waiting = undefined;
    if (begun !== undefined && (document as unknown) === CurrentUserDocument && begun.token === store.token) {
      const answer = await begun.answer;
      if (answer !== undefined && begun.token === store.token) return answer as Data;
    }
    return ask(document, variables, options);
  };
}
