import { useTexts } from '../../shared/i18n/useTexts';
import { RecordNotFound } from '../../shared/states/RecordNotFound';

/** A settlement run that does not exist, or was deleted. */
export function SettlementNotFound() {
  const { say } = useTexts('settlements.notFound');
  return (
    <RecordNotFound
      title={say('title')}
      text={say('text')}
      link={{ to: '/settlements', labelId: 'settlements.back' }}
    />
  );
}
