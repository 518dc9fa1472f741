import { consentSortColumns, consentSources, type consentFilters, type ConsentSortColumn } from '@gdd/schema/consent';
import type { FilterName } from '@gdd/schema/lists';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { FormattedMessage } from 'react-intl';
import { defineList, type DeclaredColumns } from '../../shared/list/definition/defineList';
import { daysFilter, flagFilter, valuesFilter } from '../../shared/list/definition/filters';
import { StatusTag } from '../../shared/page/StatusTag';
import type { ConsentListedFragment } from './consents.generated';

const decisionOf = ({ given }: ConsentListedFragment) => (given ? 'given' : 'notGiven');

const columns: DeclaredColumns<ConsentListedFragment, ConsentSortColumn> = {
  decidedAt: { text: ({ decidedAt }, { format }) => format.dateTime(decidedAt), width: 150, card: 'line' },
  businessName: { text: ({ businessName }) => businessName, width: 220, tightWidth: 160, grow: true, card: 'title' },
  code: { text: ({ code }) => code, width: 92, card: 'line' },
  given: {
    text: (row, { say }) => say(decisionOf(row)),
    render: (row) => (
      <StatusTag
        icon={row.given ? CheckCircleOutlined : RemoveCircleOutlineOutlined}
        tone={row.given ? 'success' : 'neutral'}
      >
        <FormattedMessage id={`consents.${decisionOf(row)}`} />
      </StatusTag>
    ),
    label: 'decision',
    width: 170,
    card: 'badge',
  },
  holds: { text: ({ holds }, { say }) => say(holds ? 'holds.yes' : 'holds.no'), width: 90, card: 'fact' },
  version: { text: ({ version }) => version, width: 100, card: 'fact' },
  source: { text: ({ source }, { say }) => source && say(`source.${source}`), width: 150, card: 'fact' },
  decidedBy: { text: ({ decidedBy }) => decidedBy, width: 180, tightWidth: 130, card: 'fact' },
};

/** The register of decisions on SMS messages: `?consenso=yes&vale=yes`; the newest first. */
export const consentList = defineList({
  name: 'consents',
  messages: 'consents',
  empty: ['empty'],
  filters: {
    given: flagFilter('consenso', { label: 'decision' }),
    holds: flagFilter('vale', { label: 'holds' }),
    source: valuesFilter('dove', consentSources),
    ...daysFilter('decided', 'decidedAt'),
  } satisfies Record<FilterName<typeof consentFilters>, unknown>,
  columns,
  sortColumns: consentSortColumns,
  defaultSort: { column: 'id', direction: 'desc' },
});
