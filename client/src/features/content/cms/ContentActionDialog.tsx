import { useCalendar } from '../../../domain/calendar/useCalendar';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useUpdateContentMutation, type CmsRecordFragment } from './cms.generated';
import { useContentProblemText } from './useContentProblemText';

/** An action on a content that needs a confirmation. */
export type ContentAction = 'publish' | 'archive' | 'restore';

interface ContentActionDialogProps {
  readonly action: ContentAction;
  readonly content: Pick<CmsRecordFragment, 'id' | 'title' | 'version'>;
  /**
   * Called after success with the changed content, or with undefined if another user has changed it meanwhile: then it
   * has to be read again.
   */
  readonly onDone: (changed: CmsRecordFragment | undefined) => void;
  readonly onClose: () => void;
}

/** Confirms that a content is published, archived or restored, and does it. */
export function ContentActionDialog({ action, content, onDone, onClose }: ContentActionDialogProps) {
  const toasts = useToasts();
  const problemText = useContentProblemText();
  const { today } = useCalendar();
  const [update] = useUpdateContentMutation();
  const { id, title, version } = content;
  const { say } = useTexts(`content.${action}`, { title });

  const act = () => {
    const change = action === 'publish' ? { publishedOn: today as string } : { archived: action === 'archive' };
    return update({ variables: { id, input: { ...change, version } } });
  };

  return (
    <ActionDialog
      title={say('title')}
      text={say('text')}
      confirmLabel={say('confirm')}
      confirmDisabled={action === 'publish' && today === undefined}
      act={act}
      done={say('done')}
      onDone={({ data }) => onDone(data?.updateContent)}
      onError={(problem) => {
        toasts.error(problemText(problem), title);
        if (problem.reason === 'staleVersion') onDone(undefined);
        else onClose();
      }}
      onClose={onClose}
    />
  );
}
