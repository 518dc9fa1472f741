import { useIntl } from 'react-intl';
import { useListReturn } from '../../shared/list/state/useListReturn';
import { useCan } from '../../shared/permissions/useCan';
import { RecordNotFound } from '../../shared/states/RecordNotFound';

/** A dealer that does not exist, or that the user may not see. */
export function DealerNotFound() {
  const intl = useIntl();
  const can = useCan();
  const toList = useListReturn('dealers', '/dealers');
  return (
    <RecordNotFound
      title={intl.formatMessage({ id: 'dealers.notFound.title' })}
      text={intl.formatMessage({ id: 'dealers.notFound.text' })}
      link={
        can('accessDealerManager')
          ? { ...toList, labelId: 'dealers.detail.back' }
          : { to: '/', labelId: 'dealers.notFound.home' }
      }
    />
  );
}
