import { useTexts } from '../../shared/i18n/useTexts';
import { useListReturn } from '../../shared/list/state/useListReturn';
import { useCan } from '../../shared/permissions/useCan';
import { RecordNotFound } from '../../shared/states/RecordNotFound';

/** A dealer that does not exist, or that the user may not see. */
export function DealerNotFound() {
  const { say } = useTexts('dealers.notFound');
  const can = useCan();
  const toList = useListReturn('dealers', '/dealers');
  return (
    <RecordNotFound
      title={say('title')}
      text={say('text')}
      link={
        can('accessDealerManager')
          ? { ...toList, labelId: 'dealers.detail.back' }
          : { to: '/', labelId: 'dealers.notFound.home' }
      }
    />
  );
}
