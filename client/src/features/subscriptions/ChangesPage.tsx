import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { Cause } from '../../domain/statements/changes/Cause';
import {
  useMembershipChangesHeadQuery,
  useMembershipChangesQuery,
  type MembershipChangeFieldsFragment,
} from '../../domain/statements/changes/changes.generated';
import { linesQuery } from '../../domain/statements/lines/linesId';
import { useStepText } from '../../domain/statements/changes/useStepText';
import { useTexts } from '../../shared/i18n/useTexts';
import type { ListColumn } from '../../shared/list/columns/ListColumn';
import { ListView } from '../../shared/list/ListView';
import { useVisiblePage } from '../../shared/list/paging/useVisiblePage';
import { listCodec } from '../../shared/list/state/listCodec';
import { useListState } from '../../shared/list/state/useListState';
import { BackLink } from '../../shared/page/BackLink';
import { PageHeader } from '../../shared/page/PageHeader';
import { useUser } from '../../shared/session/SessionContext';
import { EmptyState } from '../../shared/states/EmptyState';

/** The page of the list in the address; it is always sorted by time, the newest first. */
const changesCodec = listCodec<object, 'at'>({
  filter: {},
  sortColumns: ['at'],
  defaultSort: { column: 'at', direction: 'desc' },
});

/**
 * All changes of a dealer's figures in a campaign with their causes: the user's own, or those of a dealer that the user
 * may see.
 */
export function Component() {
  const { say } = useTexts('statement');
  const textOf = useStepText();
  const ownId = useUser()?.member?.id ?? '';
  const { campaignId = '', dealerId = ownId } = useParams();
  const isOwn = useParams()['dealerId'] === undefined;
  const statementAt = isOwn ? `/subscriptions/${campaignId}` : `/campaigns/${campaignId}/dealers/${dealerId}`;
  const controls = useListState(changesCodec);
  const { page, pageSize } = controls.state;
  const { data, loading, error, refetch } = useMembershipChangesQuery({
    variables: { campaignId, dealerId, page, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const view = useVisiblePage({ page: data?.campaignChanges, loading, error }, controls.state, controls.key);
  const columns = useColumns(statementAt, `/campaigns/${campaignId}?scheda=regole`);
  // a separate query, read from the cache first: the service computes an entire statement for it
  const head = useMembershipChangesHeadQuery({ variables: { campaignId, dealerId } }).data?.campaignStatement;
  const title = say('changes');
  return (
    <>
      <BackLink to={statementAt} labelId="statement.changes.back" />
      <PageHeader
        title={title}
        subtitle={
          head && (
            <>
              {!isOwn && `${head.businessName} · `}
              {head.campaign.title}
            </>
          )
        }
      />
      <ListView
        list="membershipChanges"
        label={title}
        codec={changesCodec}
        controls={controls}
        view={view}
        columns={columns}
        row={{ labelOf: textOf, hrefOf: () => undefined }}
        empty={<EmptyState title={say('changes.none')} text={say('changes.none.text')} />}
        onRetry={() => void refetch()}
      />
    </>
  );
}

type Row = MembershipChangeFieldsFragment;
type Measure = 'tires' | 'accumulated' | 'expendable';

function useColumns(statementAt: string, rulesAt: string): readonly ListColumn<Row, 'at'>[] {
  const { say, format } = useTexts('statement.why');
  const textOf = useStepText();
  return useMemo(() => {
    const figure = (measure: Measure): ListColumn<Row, 'at'> => {
      const formatSide = (row: Row, side: 'before' | 'after') =>
        measure === 'tires' ? format.number(row[side].tires) : format.euro(row[side][measure]);
      const changeText = (row: Row) =>
        formatSide(row, 'before') === formatSide(row, 'after')
          ? formatSide(row, 'after')
          : `${formatSide(row, 'before')} → ${formatSide(row, 'after')}`;
      return {
        field: measure,
        label: say(measure),
        text: changeText,
        width: measure === 'tires' ? 160 : 190,
        align: 'end',
        card: 'fact',
      };
    };
    return [
      { field: 'when', label: say('at'), text: ({ at }) => format.dateTime(at), width: 150, card: 'line' },
      {
        field: 'cause',
        label: say('cause'),
        text: textOf,
        render: (row) => <Cause step={row} linesAt={`${statementAt}${linesQuery}`} rulesAt={rulesAt} />,
        width: 250,
        grow: true,
        card: 'title',
      },
      figure('tires'),
      figure('accumulated'),
      figure('expendable'),
    ];
  }, [say, format, textOf, statementAt, rulesAt]);
}
