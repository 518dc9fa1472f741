import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { problemOf } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Facts } from '../../../shared/page/Facts';
import { Notice } from '../../../shared/page/Notice';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import { CompanyForm } from './CompanyForm';
import { DeliveryForm } from './DeliveryForm';
import { useInvoicingQuery } from './invoicing.generated';
import { RequestState } from './RequestState';

/**
 * A dealer's own invoicing data: what electronic documents lack, SDI code and PEC, which change at once, and name and
 * seat, which wait for the office.
 */
export function Invoicing({ username }: { username: string }) {
  const { intl, say } = useTexts('account.invoicing');
  // the office decides about requests at any time: fetched at each visit
  const { data, loading, error, refetch } = useInvoicingQuery({ fetchPolicy: 'cache-and-network' });
  const invoicing = data?.invoicing ?? undefined;
  if (invoicing === undefined) {
    const problem = loading ? undefined : problemOf(error);
    return problem === undefined ? (
      <SkeletonBlock height={320} />
    ) : (
      <ErrorState problem={problem} onRetry={() => void refetch()} />
    );
  }
  const { request } = invoicing;
  const missing = intl.formatList(
    invoicing.missing.map((field) => say(`missing.${field}`)),
    { type: 'conjunction' },
  );
  return (
    <Stack spacing={3}>
      {invoicing.missing.length > 0 && <Notice>{say('missing', { missing })}</Notice>}
      <Box>
        <Facts
          facts={[
            { label: say('vatNumber'), value: invoicing.vatNumber },
            ...(invoicing.taxCode === null ? [] : [{ label: say('taxCode'), value: invoicing.taxCode }]),
          ]}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {say('numbers')}
        </Typography>
      </Box>
      <Part title={say('delivery')} text={say('delivery.text')}>
        <DeliveryForm invoicing={invoicing} username={username} />
      </Part>
      <Divider />
      <Part title={say('company')} text={say('company.text')}>
        <RequestState invoicing={invoicing} />
        {/* a request that was made, decided or withdrawn begins the form anew */}
        <CompanyForm key={request === null ? '' : `${request.id} ${request.state}`} invoicing={invoicing} />
      </Part>
    </Stack>
  );
}

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly children: React.ReactNode;
}

function Part({ title, text, children }: PartProps) {
  return (
    <Stack spacing={2}>
      <Box>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography sx={{ maxWidth: '72ch' }}>{text}</Typography>
      </Box>
      {children}
    </Stack>
  );
}
