import { useApolloClient } from '@apollo/client/react';
import { thrownProblem } from '../../../shared/apollo/problem';
import { SettlementDocumentDocument, SettlementDocumentHistoryDocument } from './documents.generated';

/**
 * Fetches the document of the page again where a change of it is refused because of its states: somebody was first, and
 * the dialog says its states as they are now.
 *
 * @returns passes the outcome of a call on, also its error
 */
export function useFreshStates() {
  const client = useApolloClient();
  return async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      if (thrownProblem(error).code === 'CONFLICT') {
        void client.refetchQueries({ include: [SettlementDocumentDocument, SettlementDocumentHistoryDocument] });
      }
      throw error;
    }
  };
}
