import { useTexts } from '../../shared/i18n/useTexts';
import { DefinedListView } from '../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../shared/list/definition/ListFilters';
import { useListPage } from '../../shared/list/definition/useListPage';
import { PageHeader } from '../../shared/page/PageHeader';
import { mailList } from './mailList';
import { useMailListQuery } from './mails.generated';

/** The mails of the last days with their recipients and outcomes; never their texts. */
export function Component() {
  const { say } = useTexts('mails');
  const { controls, listed } = useListPage(mailList, useMailListQuery, ({ mailsTable }) => mailsTable);
  return (
    <>
      <PageHeader title={say('title')} subtitle={say('subtitle')} />
      <ListFilters list={mailList} controls={controls.filters} />
      <DefinedListView {...listed} row={{ labelOf: ({ recipient }) => recipient, hrefOf: () => undefined }} />
    </>
  );
}
