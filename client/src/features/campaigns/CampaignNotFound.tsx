import { useTexts } from '../../shared/i18n/useTexts';
import { useListReturn } from '../../shared/list/state/useListReturn';
import { RecordNotFound } from '../../shared/states/RecordNotFound';

/** A campaign that does not exist, or that the user may not see. */
export function CampaignNotFound() {
  const { say } = useTexts('campaigns.notFound');
  const toList = useListReturn('campaigns', '/campaigns');
  return (
    <RecordNotFound title={say('title')} text={say('text')} link={{ ...toList, labelId: 'campaigns.detail.back' }} />
  );
}
