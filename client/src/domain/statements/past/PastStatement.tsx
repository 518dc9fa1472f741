import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Facts } from '../../../shared/page/Facts';
import { Notice } from '../../../shared/page/Notice';
import { PageHeader } from '../../../shared/page/PageHeader';
import { Surface } from '../../../shared/page/Surface';
import { useCan } from '../../../shared/permissions/useCan';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import { PrintedHead } from '../PrintedHead';
import { StatementPage } from '../StatementPage';
import { StatementPdf } from '../StatementPdf';
import { usePastFiguresQuery, usePastStatementQuery } from './past.generated';

interface PastStatementProps {
  readonly campaignId: string;
  readonly dealerId: string;
  /** The day in the address: yyyy-mm-dd, but not validated. */
  readonly day: string;
  /** The address of the current statement. */
  readonly present: string;
}

/** A dealer's statement as it was known at the end of a past day, or why it cannot be shown. */
export function PastStatement({ campaignId, dealerId, day, present }: PastStatementProps) {
  const { say, format } = useTexts('subscriptions');
  const { data, loading, error, refetch } = usePastStatementQuery({
    variables: { campaignId, dealerId, knownOn: day },
    fetchPolicy: 'network-only',
  });
  const problem = loading ? undefined : problemOf(error);
  const statement = data?.campaignStatement;
  const title = statement?.businessName ?? say('statement');
  if (statement) {
    return (
      <StatementPage
        statement={statement}
        title={title}
        subtitle={say('inCampaign', { title: statement.campaign.title })}
        actions={<StatementPdf statement={statement} />}
        above={
          <>
            <Banner present={present}>
              <FormattedMessage id="statement.past" values={{ day: format.date(day) }} />
            </Banner>
            <PrintedHead statement={statement} day={day} />
          </>
        }
      />
    );
  }
  return (
    <>
      <PageHeader title={title} />
      {problem === undefined ? (
        <SkeletonBlock height={520} />
      ) : problem.reason === 'linesNotKept' ? (
        <>
          <Banner present={present}>
            <FormattedMessage id="statement.past.notKept" values={{ day: format.date(day) }} />
          </Banner>
          <PastFigures campaignId={campaignId} dealerId={dealerId} day={day} />
        </>
      ) : problem.code === 'BAD_USER_INPUT' ? (
        <Banner present={present}>
          <FormattedMessage id={refusedDay(problem)} />
        </Banner>
      ) : (
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** The message for a day without a statement. */
function refusedDay({ fields }: Problem): string {
  switch (fields?.['knownOn']) {
    case 'notAllowed':
      return 'statement.past.yetToCome';
    case 'unknown':
      return 'statement.past.unknown';
    default:
      return 'statement.past.noDay';
  }
}

function Banner({ present, children }: { readonly present: string; readonly children: ReactNode }) {
  const { say } = useTexts('statement.past');
  return (
    <Notice>
      <Typography component="span" sx={{ flex: 1, minWidth: 240, fontWeight: 600, alignSelf: 'center' }}>
        {children}
      </Typography>
      <Button component={RouterLink} to={present} sx={{ displayPrint: 'none' }}>
        {say('present')}
      </Button>
    </Notice>
  );
}

/**
 * The recorded figures of a day whose lines are not all stored any more, and the imports whose undoing deleted them.
 */
function PastFigures({ campaignId, dealerId, day }: Omit<PastStatementProps, 'present'>) {
  const { say, format } = useTexts('statement');
  const can = useCan();
  const { data, loading, error, refetch } = usePastFiguresQuery({
    variables: { campaignId, dealerId, day },
    fetchPolicy: 'network-only',
  });
  const problem = loading ? undefined : problemOf(error);
  const found = data?.campaignFiguresOn;
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (found?.figures == null) return <SkeletonBlock height={160} />;
  const { tires, accumulated, expendable } = found.figures;
  const rows = [
    ['tires', format.number(tires)],
    ['accumulated', format.euro(accumulated)],
    ['expendable', format.euro(expendable)],
  ] as const;
  return (
    <Surface title={say('past.figures')}>
      <Facts facts={rows.map(([name, value]) => ({ label: say(`why.${name}`), value }))} />
      {found.importsUndoneSince.length > 0 && (
        <>
          <Typography sx={{ mt: 2 }}>{say('past.undone', { count: found.importsUndoneSince.length })}</Typography>
          <ul>
            {found.importsUndoneSince.map(({ id, filename }) => (
              <li key={id}>
                {can('accessImportManager') ? (
                  <Link component={RouterLink} to={`/imports/${id}`}>
                    {filename}
                  </Link>
                ) : (
                  filename
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Surface>
  );
}
