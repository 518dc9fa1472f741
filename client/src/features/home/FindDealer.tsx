import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { problemOf } from '../../shared/apollo/problem';
import { FoundCount } from '../../shared/forms/searchSelect/FoundCount';
import { useTexts } from '../../shared/i18n/useTexts';
import { PageHeader } from '../../shared/page/PageHeader';
import { EmptyState } from '../../shared/states/EmptyState';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonRows } from '../../shared/states/Skeletons';
import { useFindDealersQuery, type FindDealersQuery } from './FindDealers.generated';

/** Milliseconds after the last key until the search starts. */
const searchDelay = 300;

/** The most dealers that are fetched. */
const searchLimit = 20;

const rowHeight = 64;

type Found = NonNullable<FindDealersQuery['dealersByRole']>[number];

/** Finds a dealer by name; the address contains the search, so that the back button restores it. */
export function FindDealer() {
  const { say } = useTexts('home.find');
  const id = useId();
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const [text, setText] = useState(search);
  const { data, previousData, error, loading, refetch } = useFindDealersQuery({
    variables: { search, limit: searchLimit },
  });
  const found = (data ?? previousData)?.dealersByRole;
  const problem = problemOf(error);

  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === search) return;
    const timer = setTimeout(() => {
      setParams(trimmed === '' ? {} : { q: trimmed }, { replace: true, preventScrollReset: true });
    }, searchDelay);
    return () => clearTimeout(timer);
  }, [text, search, setParams]);

  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={say('title')} subtitle={say('text')} />
      <Box role="search" sx={{ mb: 3 }}>
        <FormLabel htmlFor={id} sx={{ display: 'block', mb: 0.5 }}>
          {say('label')}
        </FormLabel>
        <OutlinedInput
          id={id}
          type="search"
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          startAdornment={
            <InputAdornment position="start">
              <SearchOutlined aria-hidden />
            </InputAdornment>
          }
        />
      </Box>
      {problem !== undefined ? (
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      ) : found ? (
        <DealerList found={found} />
      ) : loading ? (
        <SkeletonRows count={6} height={rowHeight} />
      ) : null}
    </Box>
  );
}

function DealerList({ found }: { found: readonly Found[] }) {
  const { intl, say } = useTexts('selects');
  return (
    <>
      <Typography role="status" variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        <FoundCount count={found.length} limit={searchLimit} />
      </Typography>
      {found.length === 0 ? (
        <EmptyState title={say('none')} text={intl.formatMessage({ id: 'home.find.none' })} />
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
          }}
        >
          {found.map((dealer) => (
            <DealerItem key={dealer.id} dealer={dealer} />
          ))}
        </Box>
      )}
    </>
  );
}

function DealerItem({ dealer: { id, businessName, code, city } }: { dealer: Found }) {
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box
        component={Link}
        to={`/dealers/${id}`}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          minHeight: rowHeight,
          px: 2,
          py: 1,
          color: 'text.primary',
          textDecoration: 'none',
          borderRadius: 2,
          '&:hover': { bgcolor: 'sunken' },
        }}
      >
        <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>{businessName}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {city === null ? code : `${code} · ${city}`}
        </Typography>
      </Box>
    </Box>
  );
}
