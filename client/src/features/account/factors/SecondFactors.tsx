import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { problemOf } from '../../../shared/apollo/problem';
import { useAction } from '../../../shared/actions/useAction';
import { useTexts } from '../../../shared/i18n/useTexts';
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
  const { say } = useTexts('account.factors');
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
        {say('text')} {say('tokens')}
      </Typography>
      <FactorTable factors={factors} onRemove={(remove) => setOpen({ remove })} />
      {offered ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" startIcon={<AddOutlined />} loading={isBeginning} onClick={beginApp}>
            {say('addApp')}
          </Button>
          {'PublicKeyCredential' in window && (
            <Button variant="outlined" startIcon={<AddOutlined />} onClick={() => setOpen('passkey')}>
              {say('addPasskey')}
            </Button>
          )}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{say('off')}</Typography>
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
  // the key is stored nowhere, so it must not be in the cache
  const [begin] = useBeginTotpMutation({ fetchPolicy: 'no-cache' });
  const { run, busy } = useAction();
  return [() => run(begin, { onDone: ({ data }) => data && onBegun(data.beginTotp) }), busy];
}

interface FactorTableProps {
  readonly factors: readonly FactorRowFragment[];
  readonly onRemove: (factor: FactorRowFragment) => void;
}

function FactorTable({ factors, onRemove }: FactorTableProps) {
  const { say } = useTexts('account');
  const columns = useColumns(onRemove);
  if (factors.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{say('factors.none')}</Typography>;
  }
  return <PlainTable caption={say('factors')} captionHidden columns={columns} rows={factors} rowKey={({ id }) => id} />;
}

function useColumns(onRemove: FactorTableProps['onRemove']): readonly TableColumn<FactorRowFragment>[] {
  const { say, format } = useTexts('account.factors');
  return [
    {
      key: 'name',
      label: say('name'),
      cell: ({ name, kind }) => (
        <>
          {name}
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {say(`kind.${kind}`)}
          </Typography>
        </>
      ),
    },
    { key: 'createdAt', label: say('createdAt'), cell: ({ createdAt }) => format.date(createdAt) },
    {
      key: 'lastUsedAt',
      label: say('lastUsedAt'),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? say('neverUsed') : format.dateTime(lastUsedAt)),
    },
    {
      key: 'action',
      label: say('action'),
      align: 'end',
      cell: (factor) => (
        <Button
          size="small"
          aria-label={say('remove.one', { name: factor.name })}
          onClick={() => onRemove(factor)}
          // the negative margin aligns the text with the row, whatever the size of the touch target
          sx={{ my: { xs: -1.25, sm: -0.75 }, mr: -1.25 }}
        >
          {say('remove')}
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
  const { say, format } = useTexts('account.factors.codes');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}>
      <Typography>{say('left', { left: codes.left, date: format.date(codes.createdAt) })}</Typography>
      <Button size="small" onClick={onRenew}>
        {say('renew')}
      </Button>
    </Box>
  );
}
