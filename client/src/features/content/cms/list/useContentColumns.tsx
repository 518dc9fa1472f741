import type { ContentSortColumn } from '@gdd/schema/content';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatDate, formatDateTime } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/LanguageProvider';
import type { ListColumn } from '../../../../shared/list/columns/ListColumn';
import { typeOf } from '../../contentTypes';
import type { CmsRowFragment } from '../cms.generated';
import { ContentStateLabel } from '../ContentStateLabel';

/** The columns of the contents' list, for grid and cards. */
export function useContentColumns(): readonly ListColumn<CmsRowFragment, ContentSortColumn>[] {
  const intl = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const label = (id: string) => intl.formatMessage({ id: `content.${id}` });
    return [
      {
        field: 'title',
        label: label('field.title'),
        text: ({ title }) => title,
        sort: 'title',
        width: 260,
        tightWidth: 220,
        grow: true,
        card: 'title',
      },
      {
        field: 'kind',
        label: label('type'),
        text: (row) => label(`type.${typeOf(row)}`),
        sort: 'kind',
        width: 140,
        card: 'line',
      },
      {
        field: 'state',
        label: label('state'),
        text: ({ state }) => label(`state.${state}`),
        render: ({ state }) => <ContentStateLabel state={state} />,
        width: 140,
        card: 'badge',
      },
      {
        field: 'publishedOn',
        label: label('field.publishedOn'),
        text: ({ publishedOn }) => (publishedOn === null ? label('noValue') : formatDate(publishedOn, language)),
        sort: 'publishedOn',
        width: 150,
        tightWidth: 110,
        card: 'fact',
      },
      {
        field: 'updatedAt',
        label: label('field.updatedAt'),
        text: ({ updatedAt }) => formatDateTime(updatedAt, language),
        sort: 'updatedAt',
        width: 170,
        tightWidth: 110,
        card: 'fact',
      },
    ];
  }, [intl, language]);
}
