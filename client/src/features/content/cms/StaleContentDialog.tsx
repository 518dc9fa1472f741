import { useIntl } from 'react-intl';
import { StaleDialog, type StaleDialogActions } from '../../../shared/dialogs/StaleDialog';
import { useFormat } from '../../../shared/i18n/useFormat';
import { PlainTable } from '../../../shared/table/PlainTable';
import { typeOfValues, type ContentFormValues } from './contentFormValues';

interface StaleContentDialogProps extends StaleDialogActions {
  readonly mine: ContentFormValues;
  /** The content as somebody else has saved it. */
  readonly theirs: ContentFormValues;
}

const parts = ['type', 'title', 'summary', 'body', 'publishedOn', 'cover', 'file'] as const;

/** Somebody else saved first: shows where the two differ, and leaves the choice to the person. */
export function StaleContentDialog({ mine, theirs, ...actions }: StaleContentDialogProps) {
  const intl = useIntl();
  const inWords = useWords();
  const [ours, others] = [inWords(mine), inWords(theirs)];
  const differences = parts
    .map((part) => ({ part, mine: ours[part], theirs: others[part] }))
    .filter(({ part, ...words }) => (part === 'body' ? mine.body !== theirs.body : words.mine !== words.theirs));
  const say = (text: string) => intl.formatMessage({ id: `content.stale.${text}` });
  return (
    <StaleDialog messages="content.stale" isSame={differences.length === 0} {...actions}>
      <PlainTable
        caption={say('differences')}
        captionHidden
        columns={[
          { key: 'part', label: say('field'), cell: ({ part }) => say(`part.${part}`) },
          { key: 'theirs', label: say('theirs'), cell: (row) => row.theirs || say('nothing') },
          { key: 'mine', label: say('mine'), cell: (row) => row.mine || say('nothing') },
        ]}
        rows={differences}
        rowKey={({ part }) => part}
      />
    </StaleDialog>
  );
}

/** The most characters that are shown of a text. */
const excerpt = 300;

function useWords() {
  const intl = useIntl();
  const format = useFormat();
  return (values: ContentFormValues): Readonly<Record<(typeof parts)[number], string>> => {
    const { title, summary, body, visibility, publishedOn, coverUpload, fileUpload } = values;
    const text = (new DOMParser().parseFromString(body, 'text/html').body.textContent ?? '').replace(/\s+/gu, ' ');
    const day = publishedOn === '' ? '' : format.date(publishedOn);
    return {
      ...{ title, summary },
      type: intl.formatMessage({ id: `content.type.${typeOfValues(values)}` }),
      body: text.length > excerpt ? `${text.slice(0, excerpt)}…` : text,
      publishedOn: visibility === 'day' ? day : intl.formatMessage({ id: `content.visibility.${visibility}` }),
      cover: coverUpload?.filename ?? '',
      file: fileUpload?.filename ?? '',
    };
  };
}
