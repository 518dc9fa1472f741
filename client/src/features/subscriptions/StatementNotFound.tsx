import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../shared/page/PageHeader';
import { EmptyState } from '../../shared/states/EmptyState';

interface StatementNotFoundProps {
  readonly to: string;
  readonly backId: string;
}

/** A campaign that does not exist, or in which the dealer is not: the two look the same. */
export function StatementNotFound({ to, backId }: StatementNotFoundProps) {
  const intl = useIntl();
  return (
    <>
      <PageHeader title={intl.formatMessage({ id: 'subscriptions.notFound.title' })} />
      <EmptyState
        title={intl.formatMessage({ id: 'subscriptions.notFound.text' })}
        action={
          <Button variant="outlined" component={Link} to={to}>
            <FormattedMessage id={backId} />
          </Button>
        }
      />
    </>
  );
}
