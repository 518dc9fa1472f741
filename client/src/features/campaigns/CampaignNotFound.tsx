import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useListReturn } from '../../shared/list/useListReturn';
import { PageHeader } from '../../shared/page/PageHeader';
import { EmptyState } from '../../shared/states/EmptyState';
import { campaignList } from './campaignList';

/** A campaign that does not exist, or not for this user: the two look the same. */
export function CampaignNotFound() {
  const intl = useIntl();
  const toList = useListReturn(campaignList, '/campaigns');
  return (
    <>
      <PageHeader title={intl.formatMessage({ id: 'campaigns.notFound.title' })} />
      <EmptyState
        title={intl.formatMessage({ id: 'campaigns.notFound.text' })}
        action={
          <Button variant="outlined" component={Link} {...toList}>
            <FormattedMessage id="campaigns.detail.back" />
          </Button>
        }
      />
    </>
  );
}
