import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf } from '../../../shared/apollo/problem';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { useFormat } from '../../../shared/i18n/useFormat';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonRows } from '../../../shared/states/Skeletons';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import {
  useBeginTotpMutation,
  useSecondFactorsQuery,
  type BeginTotpMutation,
  type FactorRowFragment,
  type SecondFactorsQuery,
} from './factors.generated';

const AppDialog = lazy(async () => ({ default: (await import('./AppDialog')).AppDialog }));
const PasskeyDialog = lazy(async () => ({ default: (await import('./PasskeyDialog')).PasskeyDialog }));
const RemoveFactorDialog = lazy(async () => ({ default: (await import('./RemoveFactorDialog')).RemoveFactorDialog }));
const RenewCodesDialog = lazy(async () => ({ default: (await import('./RenewCodesDialog')).RenewCodesDialog }));
const CodesDialog = lazy(async () => ({ default: (await import('./CodesDialog')).CodesDialog }));

type Found = NonNullable<SecondFactorsQuery['secondFactors']>;

/** The dialog that is open: an app being added, new codes being made, the codes to keep, or the factor to remove. */
type Open =
  | 'renew'
  | 'passkey'
  | { readonly setup: BeginTotpMutation['beginTotp'] }
  | { readonly codes: readonly string[] }
  | { readonly remove: FactorRowFragment };

interface SecondFactorsProps {
  /** Called once the first factor is there, and its recovery codes are kept. */
  readonly onEnrolled?: () => void;
}

/** What the user signs in with beside the password: list, add, remove, and the recovery codes. */
export function SecondFactors({ onEnrolled }: SecondFactorsProps) {
  // a sign-in elsewhere uses a factor or a code: fetched at each visit
  const { data, loading, error, refetch } = useSecondFactorsQuery({ fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const [beginApp, isBeginning] = useBegin((setup) => setOpen({ setup }));
  const problem = loading ? undefined : problemOf(error);
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (!data?.secondFactors) return <SkeletonRows count={2} height={40} />;
  const { factors, recoveryCodes, offered } = data.secondFactors;
  /** Shows codes that were just made, once, and reads the list again. */
  const settle = (codes: readonly string[] | null) => {
    setOpen(codes === null ? undefined : { codes });
    void refetch();
  };
  return (
    <Stack spacing={2}>
      <Typography sx={{ maxWidth: 720 }}>
        <FormattedMessage id="account.factors.text" /> <FormattedMessage id="account.factors.tokens" />
      </Typography>
      <FactorTable factors={factors} onRemove={(remove) => setOpen({ remove })} />
      {offered ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" startIcon={<AddOutlined />} loading={isBeginning} onClick={beginApp}>
            <FormattedMessage id="account.factors.addApp" />
          </Button>
          {'PublicKeyCredential' in window && (
            <Button variant="outlined" startIcon={<AddOutlined />} onClick={() => setOpen('passkey')}>
              <FormattedMessage id="account.factors.addPasskey" />
            </Button>
          )}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="account.factors.off" />
        </Typography>
      )}
      {recoveryCodes !== null && <CodesLeft codes={recoveryCodes} onRenew={() => setOpen('renew')} />}
      <Suspense>
        {typeof open === 'object' && 'setup' in open && (
          <AppDialog
            key={open.setup.challenge}
            setup={open.setup}
            onRestart={beginApp}
            onDone={settle}
            onClose={close}
          />
        )}
        {open === 'passkey' && <PasskeyDialog onDone={settle} onClose={close} />}
        {open === 'renew' && <RenewCodesDialog onDone={settle} onClose={close} />}
        {typeof open === 'object' && 'codes' in open && (
          <CodesDialog
            codes={open.codes}
            onClose={() => {
              close();
              onEnrolled?.();
            }}
          />
        )}
        {typeof open === 'object' && 'remove' in open && (
          <RemoveFactorDialog
            factor={open.remove}
            isLast={factors.length === 1}
            onDone={() => settle(null)}
            onClose={close}
          />
        )}
      </Suspense>
    </Stack>
  );
}

/** Asks for the key of an app. @returns the action, and whether it is under way */
function useBegin(onBegun: (setup: BeginTotpMutation['beginTotp']) => void): readonly [() => void, boolean] {
  const reportError = useErrorToast();
  // the key is stored nowhere, so it must not be in the cache
  const [begin, { loading }] = useBeginTotpMutation({ fetchPolicy: 'no-cache' });
  const run = async () => {
    try {
      const { data } = await begin();
      if (data) onBegun(data.beginTotp);
    } catch (error) {
      reportError(error);
    }
  };
  return [() => void run(), loading];
}

interface FactorTableProps {
  readonly factors: readonly FactorRowFragment[];
  readonly onRemove: (factor: FactorRowFragment) => void;
}

function FactorTable({ factors, onRemove }: FactorTableProps) {
  const intl = useIntl();
  const columns = useColumns(onRemove);
  if (factors.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="account.factors.none" />
      </Typography>
    );
  }
  return (
    <PlainTable
      caption={intl.formatMessage({ id: 'account.factors' })}
      captionHidden
      columns={columns}
      rows={factors}
      rowKey={({ id }) => id}
    />
  );
}

function useColumns(onRemove: FactorTableProps['onRemove']): readonly TableColumn<FactorRowFragment>[] {
  const intl = useIntl();
  const format = useFormat();
  const label = (id: string) => intl.formatMessage({ id: `account.factors.${id}` });
  return [
    {
      key: 'name',
      label: label('name'),
      cell: ({ name, kind }) => (
        <>
          {name}
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {label(`kind.${kind}`)}
          </Typography>
        </>
      ),
    },
    { key: 'createdAt', label: label('createdAt'), cell: ({ createdAt }) => format.date(createdAt) },
    {
      key: 'lastUsedAt',
      label: label('lastUsedAt'),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? label('neverUsed') : format.dateTime(lastUsedAt)),
    },
    {
      key: 'action',
      label: label('action'),
      align: 'end',
      cell: (factor) => (
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: 'account.factors.remove.one' }, { name: factor.name })}
          onClick={() => onRemove(factor)}
          // the negative margin aligns the text with the row, whatever the size of the touch target
          sx={{ my: { xs: -1.25, sm: -0.75 }, mr: -1.25 }}
        >
          {label('remove')}
        </Button>
      ),
    },
  ];
}

function CodesLeft({
  codes,
  onRenew,
}: {
  readonly codes: NonNullable<Found['recoveryCodes']>;
  readonly onRenew: () => void;
}) {
  const format = useFormat();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}>
      <Typography>
        <FormattedMessage
          id="account.factors.codes.left"
          values={{ left: codes.left, date: format.date(codes.createdAt) }}
        />
      </Typography>
      <Button size="small" onClick={onRenew}>
        <FormattedMessage id="account.factors.codes.renew" />
      </Button>
    </Box>
  );
}
