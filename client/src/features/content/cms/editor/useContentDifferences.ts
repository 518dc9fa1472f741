import { useIntl } from 'react-intl';
import type { Difference } from '../../../../shared/dialogs/StaleVersionDialog';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { typeOfValues, type ContentFormValues } from './contentFormValues';

const fields = ['type', 'title', 'summary', 'body', 'publishedOn', 'cover', 'file'] as const;

/** Returns a function that lists the fields in which two versions of a content differ, as text. */
export function useContentDifferences() {
  const intl = useIntl();
  const asText = useFieldTexts();
  return (mine: ContentFormValues, theirs: ContentFormValues): readonly Difference[] => {
    const [ours, others] = [asText(mine), asText(theirs)];
    return (
      fields
        .map((field) => ({
          field,
          label: intl.formatMessage({ id: `content.stale.part.${field}` }),
          mine: ours[field],
          theirs: others[field],
        }))
        // Texts are compared as HTML: two may differ beyond the displayed excerpt, or only in their formatting.
        .filter(({ field, ...texts }) => (field === 'body' ? mine.body !== theirs.body : texts.mine !== texts.theirs))
    );
  };
}

/** The most characters displayed of a text. */
const excerptLength = 300;

function useFieldTexts() {
  const { say, format } = useTexts('content');
  return (values: ContentFormValues): Readonly<Record<(typeof fields)[number], string>> => {
    const { title, summary, body, visibility, publishedOn, coverUpload, fileUpload } = values;
    const text = (new DOMParser().parseFromString(body, 'text/html').body.textContent ?? '').replace(/\s+/gu, ' ');
    const day = publishedOn === '' ? '' : format.date(publishedOn);
    return {
      title,
      summary,
      type: say(`type.${typeOfValues(values)}`),
      body: text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text,
      publishedOn: visibility === 'day' ? day : say(`visibility.${visibility}`),
      cover: coverUpload?.filename ?? '',
      file: fileUpload?.filename ?? '',
    };
  };
}
