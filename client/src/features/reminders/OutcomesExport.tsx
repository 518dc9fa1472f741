import { useApolloClient } from '@apollo/client/react';
import { apiEnum } from '../../shared/apollo/enumTexts';
import { ExportButton } from '../../shared/files/ExportButton';
import { ReminderOutcomesFileDocument } from './ReminderRunPage.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import type { ReminderRunFilter } from './reminderRunCodec';

/** Exports the dealers with the selected outcome of a run, all pages of them. */
export function OutcomesExport({
  id,
  outcome,
}: {
  readonly id: string;
  readonly outcome: ReminderRunFilter['outcome'];
}) {
  const { say } = useTexts('reminders');
  const client = useApolloClient();
  return (
    <ExportButton
      label={say('export')}
      requestTicket={async (format) => {
        const { data } = await client.query({
          query: ReminderOutcomesFileDocument,
          variables: { id, outcome: outcome === '' ? null : apiEnum(outcome), format },
          fetchPolicy: 'no-cache',
        });
        return data?.reminderOutcomesFile;
      }}
    />
  );
}
