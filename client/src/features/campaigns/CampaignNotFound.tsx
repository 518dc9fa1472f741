import { useIntl } from 'react-intl';
import { useListReturn } from '../../shared/list/state/useListReturn';
import { RecordNotFound } from '../../shared/states/RecordNotFound';

/** A campaign that does not exist, or that the user may not see. */
export function CampaignNotFound() {
  const intl = useIntl();
  const toList = useListReturn('campaigns', '/campaigns');
  return (
    <RecordNotFound
      title={intl.formatMessage({ id: 'campaigns.notFound.title' })}
      text={intl.formatMessage({ id: 'campaigns.notFound.text' })}
      link={{ ...toList, labelId: 'campaigns.detail.back' }}
    />
  );
}
