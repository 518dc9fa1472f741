import { useIntl } from 'react-intl';
import { RecordNotFound } from '../../shared/states/RecordNotFound';

interface StatementNotFoundProps {
  readonly to: string;
  readonly backId: string;
}

/** The message for a campaign that does not exist or does not include the dealer. */
export function StatementNotFound({ to, backId }: StatementNotFoundProps) {
  const intl = useIntl();
  return (
    <RecordNotFound
      title={intl.formatMessage({ id: 'subscriptions.notFound.title' })}
      text={intl.formatMessage({ id: 'subscriptions.notFound.text' })}
      link={{ to, labelId: backId }}
    />
  );
}
