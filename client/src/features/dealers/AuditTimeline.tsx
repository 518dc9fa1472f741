import ArrowRightAltOutlined from '@mui/icons-material/ArrowRightAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf } from '../../shared/apollo/problem';
import { useFormat } from '../../shared/i18n/useFormat';
import { useLanguage } from '../../shared/i18n/LanguageProvider';
import { Surface } from '../../shared/page/Surface';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonRows } from '../../shared/states/Skeletons';
import { auditChanges, auditSentence, membersIn, type AuditChange, type AuditEntry } from './auditChanges';
import { useDealerAuditQuery } from './AuditTimeline.generated';
import type { DealerRecordFragment } from './dealer.generated';
import { useNetworkMembersQuery } from './members.generated';

const pageSize = 10;

/** Who changed a dealer, when, and what: before and after. */
export function AuditTimeline({ dealer }: { dealer: DealerRecordFragment }) {
  const intl = useIntl();
  const [pages, setPages] = useState(1);
  return (
    <Surface title={intl.formatMessage({ id: 'dealers.audit.title' })}>
      {Array.from({ length: pages }, (_, index) => (
        <TimelinePage
          key={index}
          dealer={dealer}
          page={index + 1}
          isLast={index === pages - 1}
          onMore={() => setPages(pages + 1)}
        />
      ))}
    </Surface>
  );
}

interface TimelinePageProps {
  readonly dealer: DealerRecordFragment;
  readonly page: number;
  readonly isLast: boolean;
  readonly onMore: () => void;
}

function TimelinePage({ dealer, page, isLast, onMore }: TimelinePageProps) {
  const { data, error, loading, refetch } = useDealerAuditQuery({
    variables: { id: dealer.id, page, pageSize },
    // Others change it too.
    fetchPolicy: 'cache-and-network',
  });
  const problem = problemOf(error);
  const entries = data?.dealerAudit?.items;
  const memberName = useMemberNames(dealer, entries ?? []);
  if (problem !== undefined && !loading) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (entries === undefined) return <SkeletonRows count={4} height={56} />;
  if (entries.length === 0 && page === 1) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="dealers.audit.empty" />
      </Typography>
    );
  }
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <TimelineEntry key={entry.id} entry={entry} memberName={memberName} />
        ))}
      </Box>
      {isLast && page * pageSize < (data?.dealerAudit?.total ?? 0) && (
        <Button variant="outlined" size="small" onClick={onMore} sx={{ mt: 2 }}>
          <FormattedMessage id="dealers.audit.more" />
        </Button>
      )}
    </>
  );
}

interface TimelineEntryProps {
  readonly entry: AuditEntry;
  readonly memberName: (id: string) => string | undefined;
}

function TimelineEntry({ entry, memberName }: TimelineEntryProps) {
  const intl = useIntl();
  const format = useFormat();
  const { language } = useLanguage();
  const changes = auditChanges(entry, { intl, language, memberName });
  return (
    <Box
      component="li"
      sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, pb: 2.5, position: 'relative', '&:last-child': { pb: 0.5 } }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: -5,
          top: 6,
          width: 8,
          height: 8,
          borderRadius: '2px',
          bgcolor: 'inputBorder',
        }}
      />
      <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{auditSentence(entry, changes, intl)}</Typography>
      <Typography variant="caption" component="time" dateTime={entry.at} sx={{ color: 'text.secondary' }}>
        {format.dateTime(entry.at)}
      </Typography>
      {changes.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, typography: 'table' }}>
          {changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Change({ change: { label, before, after } }: { change: AuditChange }) {
  const intl = useIntl();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.75,
        overflowWrap: 'anywhere',
        py: 0.25,
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}:
      </Box>
      {before !== undefined && (
        <Box component="del" sx={{ color: 'text.secondary', textDecorationColor: 'currentColor' }}>
          {before}
        </Box>
      )}
      {before !== undefined && after !== undefined && (
        <ArrowRightAltOutlined
          titleAccess={intl.formatMessage({ id: 'dealers.audit.becomes' })}
          sx={{ fontSize: 16 }}
        />
      )}
      {after !== undefined && (
        <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 550 }}>
          {after}
        </Box>
      )}
    </Box>
  );
}

const mostMembers = 100;

/** The names of the members that the entries hold by id: those on the dealer's own way, else asked for. */
function useMemberNames(
  dealer: DealerRecordFragment,
  entries: readonly AuditEntry[],
): (id: string) => string | undefined {
  const known = [...dealer.path, ...(dealer.parent ? [dealer.parent] : [])];
  const isUnknown = entries.flatMap(membersIn).some((id) => !known.some((member) => member.id === id));
  const { data } = useNetworkMembersQuery({ variables: { limit: mostMembers }, skip: !isUnknown });
  const members = [...known, ...(data?.distributors ?? []), ...(data?.areaManagers ?? []), ...(data?.agents ?? [])];
  return (id) => members.find((member) => member.id === id)?.businessName;
}
