import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useParams } from 'react-router-dom';
import { problemOf } from '../../../../shared/apollo/problem';
import { useCalendar } from '../../../../domain/calendar/useCalendar';
import { StaleVersionDialog } from '../../../../shared/dialogs/StaleVersionDialog';
import { useDraft } from '../../../../shared/forms/drafts/useDraft';
import { useOpenedRecord } from '../../../../shared/forms/saving/useOpenedRecord';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { useListReturn } from '../../../../shared/list/state/useListReturn';
import { BackLink } from '../../../../shared/page/BackLink';
import { Notice } from '../../../../shared/page/Notice';
import { PageHeader } from '../../../../shared/page/PageHeader';
import { RecordNotFound } from '../../../../shared/states/RecordNotFound';
import { PageState } from '../../../../shared/states/PageState';
import { readerPath, typeOf } from '../../contentTypes';
import { useCmsContentQuery, type CmsRecordFragment } from '../cms.generated';
import { ContentActionDialog } from '../ContentActionDialog';
import { ContentForm } from './ContentForm';
import { formValuesOf, type ContentFormValues } from './contentFormValues';
import { ContentStateLabel } from '../ContentStateLabel';
import { useContentDifferences } from './useContentDifferences';
import { useContentSaving } from './useContentSaving';

/** Edits a content, also a draft or an archived one. */
export function Component() {
  const { say } = useTexts('content');
  const { id = '' } = useParams();
  const toList = useListReturn('contents', '/cms');
  const { today, problem: dayProblem, retry } = useCalendar();
  // The form must start with the current record, not with a cached one.
  const { data, loading, error, refetch } = useCmsContentQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const opened = useOpenedRecord(id, loading ? undefined : data?.cmsContent);
  const problem = dayProblem ?? (loading ? undefined : problemOf(error));
  const back = <BackLink {...toList} labelId="content.cms.back" />;

  if (opened && today !== undefined) {
    return (
      <>
        {back}
        <EditForm key={id} content={opened} today={today} />
      </>
    );
  }
  if (problem?.code === 'NOT_FOUND') {
    return <RecordNotFound back={back} title={say('notFound.title')} text={say('cms.notFound')} />;
  }
  return (
    <PageState
      back={back}
      title={say('cms.edit')}
      heights={[720]}
      problem={problem}
      onRetry={dayProblem ? retry : () => void refetch()}
    />
  );
}

function EditForm({ content, today }: { readonly content: CmsRecordFragment; readonly today: string }) {
  const { say } = useTexts('content');
  const form = useForm<ContentFormValues>({ mode: 'onTouched', defaultValues: formValuesOf(content) });
  const draft = useDraft(form, `content.${content.id}`);
  const saving = useContentSaving(form, content, today);
  const differences = useContentDifferences();
  const { current, newer } = saving;
  const [action, setAction] = useState<'archive' | 'restore'>();
  return (
    <>
      <PageHeader
        title={current.title}
        subtitle={
          <>
            {say(`type.${typeOf(current)}`)} <ContentStateLabel state={current.state} />
          </>
        }
        actions={
          current.state === 'PUBLISHED' && (
            <Button component={Link} to={readerPath(current)}>
              {say('cms.open')}
            </Button>
          )
        }
      />
      {current.archived && (
        <Notice>
          <Typography>{say('cms.archived')}</Typography>
        </Notice>
      )}
      <ContentForm
        form={form}
        content={current}
        today={today}
        problem={saving.problem}
        draft={draft}
        actions={
          <Button
            color={current.archived ? 'primary' : 'error'}
            onClick={() => setAction(current.archived ? 'restore' : 'archive')}
          >
            {say(`action.${current.archived ? 'restore' : 'archive'}`)}
          </Button>
        }
        onSubmit={saving.save}
      />
      {action !== undefined && (
        <ContentActionDialog
          action={action}
          content={current}
          onDone={(changed) => {
            setAction(undefined);
            if (changed === undefined) void saving.meetNewer();
            else saving.follow(changed);
          }}
          onClose={() => setAction(undefined)}
        />
      )}
      {newer !== undefined && (
        <StaleVersionDialog
          messages="content.stale"
          differences={differences(form.getValues(), formValuesOf(newer))}
          {...saving.choices}
        />
      )}
    </>
  );
}
