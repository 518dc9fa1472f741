import { useMemo } from 'react';
import { useTexts } from '../../shared/i18n/useTexts';
import { DefinedListView } from '../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../shared/list/definition/ListFilters';
import { useVisiblePage } from '../../shared/list/paging/useVisiblePage';
import { useListState } from '../../shared/list/state/useListState';
import { PageHeader } from '../../shared/page/PageHeader';
import { mailList } from './mailList';
import { useMailListQuery } from './mails.generated';

/** The mails of the last days with their recipients and outcomes; never their texts. */
export function Component() {
  const { say } = useTexts('mails');
  const controls = useListState(mailList.codec);
  const input = useMemo(() => mailList.input(controls.state), [controls.state]);
  const { data, loading, error, refetch } = useMailListQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const view = useVisiblePage({ page: data?.mailsTable, loading, error }, controls.state, controls.key);
  return (
    <>
      <PageHeader title={say('title')} subtitle={say('subtitle')} />
      <ListFilters list={mailList} controls={controls.filters} />
      <DefinedListView
        list={mailList}
        controls={controls}
        view={view}
        row={{ labelOf: ({ recipient }) => recipient, hrefOf: () => undefined }}
        onRetry={() => void refetch()}
      />
    </>
  );
}
