import Button from '@mui/material/Button';
import { contentSegments, type ContentSegment } from '@gdd/schema/content';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useCalendar } from '../../../../domain/calendar/useCalendar';
import { useDraft } from '../../../../shared/forms/drafts/useDraft';
import { useSubmit } from '../../../../shared/forms/saving/useSubmit';
import { useIdempotencyKey } from '../../../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { choiceParameter } from '../../../../shared/list/state/parameters';
import { useListReturn } from '../../../../shared/list/state/useListReturn';
import { PageHeader } from '../../../../shared/page/PageHeader';
import { PageState } from '../../../../shared/states/PageState';
import { useToasts } from '../../../../shared/toasts/ToastsContext';
import { useCreateContentMutation } from '../cms.generated';
import { ContentForm } from './ContentForm';
import { createInput, emptyContent, type ContentFormValues } from './contentFormValues';

const typeParameter = choiceParameter<ContentSegment>('tipo', contentSegments, 'news');

/** Creates a content of the type in the address (`?tipo=brochure`), and opens it. */
export function Component() {
  const { say } = useTexts('content.cms');
  const [address] = useSearchParams();
  const type = typeParameter.read(address.get(typeParameter.name) ?? '') ?? typeParameter.fallback;
  const { today, problem, retry } = useCalendar();
  const title = say('new');
  if (today === undefined) return <PageState title={title} heights={[720]} problem={problem} onRetry={retry} />;
  return (
    <>
      <PageHeader title={title} />
      <CreateForm type={type} today={today} />
    </>
  );
}

function CreateForm({ type, today }: { readonly type: ContentSegment; readonly today: string }) {
  const { say } = useTexts('content.saved');
  const toasts = useToasts();
  const navigate = useNavigate();
  const toList = useListReturn('contents', '/cms');
  const form = useForm<ContentFormValues>({ mode: 'onTouched', defaultValues: emptyContent(type) });
  const draft = useDraft(form, `content.new.${type}`);
  const [create] = useCreateContentMutation();
  const keyOf = useIdempotencyKey();

  const { submit, problem } = useSubmit(form, async (values) => {
    const input = createInput(values, today);
    const { data } = await create({ variables: { input, idempotencyKey: keyOf(input) } });
    if (!data) return;
    const { id, title, state } = data.createContent;
    toasts.success(say(state, { title }));
    draft.sent();
    void navigate(`/cms/${id}`, { replace: true });
  });

  return (
    <ContentForm
      form={form}
      content={undefined}
      today={today}
      problem={problem}
      draft={draft}
      actions={
        <Button component={Link} {...toList}>
          <FormattedMessage id="actions.cancel" />
        </Button>
      }
      onSubmit={submit}
    />
  );
}
