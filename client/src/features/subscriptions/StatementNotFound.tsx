import { useTexts } from '../../shared/i18n/useTexts';
import { RecordNotFound } from '../../shared/states/RecordNotFound';

interface StatementNotFoundProps {
  readonly to: string;
  readonly backId: string;
}

/** The message for a campaign that does not exist or does not include the dealer. */
export function StatementNotFound({ to, backId }: StatementNotFoundProps) {
  const { say } = useTexts('subscriptions.notFound');
  return <RecordNotFound title={say('title')} text={say('text')} link={{ to, labelId: backId }} />;
}
