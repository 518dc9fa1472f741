import Stack from '@mui/material/Stack';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useListReturn } from '../../../shared/list/state/useListReturn';
import { BackLink } from '../../../shared/page/BackLink';
import { Facts } from '../../../shared/page/Facts';
import { Notice } from '../../../shared/page/Notice';
import { PageHeader } from '../../../shared/page/PageHeader';
import { Surface } from '../../../shared/page/Surface';
import { PageState } from '../../../shared/states/PageState';
import { RecordNotFound } from '../../../shared/states/RecordNotFound';
import { useWebhookQuery, type WebhookDetailsFragment } from '../webhooks.generated';
import { WebhookStateLabel } from '../WebhookStateLabel';
import { Deliveries } from './Deliveries';
import { WebhookActions } from './WebhookActions';

/** A webhook and its deliveries. */
export function Component() {
  const { say } = useTexts('webhooks');
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useWebhookQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const webhook = data?.webhook;
  if (problem?.code === 'NOT_FOUND') {
    const link = { to: '/webhooks', labelId: 'webhooks.back' };
    return <RecordNotFound title={say('notFound.title')} text={say('notFound.text')} link={link} />;
  }
  if (webhook) return <Details key={id} webhook={webhook} />;
  return (
    <PageState
      title={say('one')}
      back={<BackToList />}
      heights={[160, 320]}
      problem={problem}
      onRetry={() => void refetch()}
    />
  );
}

function BackToList() {
  return <BackLink {...useListReturn('webhooks', '/webhooks')} labelId="webhooks.back" />;
}

function Details({ webhook }: { readonly webhook: WebhookDetailsFragment }) {
  const { intl, say, format } = useTexts('webhooks');
  const { url, isPortAllowed, description, kinds, state, goneAt, rotationUntil, createdBy, createdAt, waiting, dead } =
    webhook;
  const kindTexts = intl.formatList(
    kinds.map((kind) => say(`kind.${kind}`)),
    { type: 'unit' },
  );
  return (
    <>
      <BackToList />
      <PageHeader
        title={description === '' ? url : description}
        subtitle={<WebhookStateLabel state={state} />}
        actions={<WebhookActions webhook={webhook} />}
      />
      {goneAt !== null && <Notice>{say('gone', { at: format.dateTime(goneAt) })}</Notice>}
      {!isPortAllowed && <Notice>{say('portNotAllowed')}</Notice>}
      {rotationUntil !== null && <Notice>{say('rotation', { at: format.dateTime(rotationUntil) })}</Notice>}
      <Stack spacing={3}>
        <Surface title={say('details')}>
          <Facts
            facts={[
              { label: say('url'), value: url },
              { label: say('kinds'), value: kindTexts },
              { label: say('waiting'), value: format.number(waiting) },
              { label: say('dead'), value: format.number(dead) },
              { label: say('createdBy'), value: createdBy ?? say('noValue') },
              { label: say('createdAt'), value: format.dateTime(createdAt) },
            ]}
          />
        </Surface>
        <Deliveries webhook={webhook} />
      </Stack>
    </>
  );
}
