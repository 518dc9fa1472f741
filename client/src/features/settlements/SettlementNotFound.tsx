import { useIntl } from 'react-intl';
import { RecordNotFound } from '../../shared/states/RecordNotFound';

/** A settlement run that does not exist, or was deleted. */
export function SettlementNotFound() {
  const intl = useIntl();
  return (
    <RecordNotFound
      title={intl.formatMessage({ id: 'settlements.notFound.title' })}
      text={intl.formatMessage({ id: 'settlements.notFound.text' })}
      link={{ to: '/settlements', labelId: 'settlements.back' }}
    />
  );
}
