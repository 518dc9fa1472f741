import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useListReturn } from '../../shared/list/useListReturn';
import { PageHeader } from '../../shared/page/PageHeader';
import { useCan } from '../../shared/permissions/useCan';
import { EmptyState } from '../../shared/states/EmptyState';
import { dealerList } from './dealerList';

/** A dealer that does not exist, or not for this user: the two look the same. */
export function DealerNotFound() {
  const intl = useIntl();
  const can = useCan();
  const toList = useListReturn(dealerList, '/dealers');
  return (
    <>
      <PageHeader title={intl.formatMessage({ id: 'dealers.notFound.title' })} />
      <EmptyState
        title={intl.formatMessage({ id: 'dealers.notFound.text' })}
        action={
          can('accessDealerManager') ? (
            <Button variant="outlined" component={Link} {...toList}>
              <FormattedMessage id="dealers.detail.back" />
            </Button>
          ) : (
            <Button variant="outlined" component={Link} to="/">
              <FormattedMessage id="dealers.notFound.home" />
            </Button>
          )
        }
      />
    </>
  );
}
