import {
  accrualGroups,
  accrualRowSortColumns,
  type AccrualGroup,
  type accrualRowFilters,
  type AccrualRowSortColumn,
} from '@gdd/schema/accruals';
import { regions } from '@gdd/schema/geography';
import type { FilterName } from '@gdd/schema/lists';
import { apiEnum } from '../../shared/apollo/enumTexts';
import { defineList, type DeclaredColumns } from '../../shared/list/definition/defineList';
import { choiceFilter, flagFilter, idsFilter, valuesFilter } from '../../shared/list/definition/filters';
import type { AccrualRowFieldsFragment } from './accruals.generated';
import { GroupSwitch } from './GroupSwitch';

/** A sum of a month's rows with the id that a list's row needs. */
export type AccrualRow = AccrualRowFieldsFragment & { readonly id: string };

type Sum = Exclude<AccrualRowSortColumn, 'id' | 'name' | 'dealers'>;

const euro = (sum: Sum) =>
  ({
    text: (row, { format }) => format.euro(row[sum]),
    width: 116,
    tightWidth: 94,
    align: 'end',
    card: 'fact',
  }) satisfies DeclaredColumns<AccrualRow, AccrualRowSortColumn>[string];

const columns: DeclaredColumns<AccrualRow, AccrualRowSortColumn> = {
  name: {
    text: ({ dealer, campaign, distributor, region }, { say }) =>
      dealer?.businessName ?? campaign?.title ?? distributor?.businessName ?? region ?? say('noDistributor'),
    width: 190,
    tightWidth: 128,
    grow: true,
    card: 'title',
  },
  campaign: { text: ({ campaign }) => campaign?.title, width: 160, tightWidth: 100, card: 'line' },
  dealers: {
    text: ({ dealers }, { format }) => format.number(dealers),
    width: 80,
    tightWidth: 64,
    align: 'end',
    card: 'fact',
  },
  opening: euro('opening'),
  accrued: euro('accrued'),
  corrections: euro('corrections'),
  adjustments: euro('adjustments'),
  paid: euro('paid'),
  released: euro('released'),
  closing: euro('closing'),
  // what the closing is made of: the page's head has the sums, and all of them would not fit beside each other
  owed: { ...euro('owed'), isExtra: true },
  debts: { ...euro('debts'), isExtra: true },
  unlocked: { ...euro('unlocked'), isExtra: true },
  notUnlocked: { ...euro('notUnlocked'), isExtra: true },
  awaitingClosing: { ...euro('awaitingClosing'), isExtra: true },
};

const byChoice = choiceFilter('per', accrualGroups, { api: apiEnum<AccrualGroup> });

/** The rows of a month: `?per=dealer&campagna=3&regione=Lazio`; by campaign without `per`. */
export const accrualRowList = defineList({
  name: 'accrualRows',
  messages: 'accruals.rows',
  empty: ['empty.title', 'empty.text'],
  filters: {
    by: {
      ...byChoice,
      control: ({ value, onChange, texts }) => (
        <GroupSwitch
          value={value === '' ? 'campaign' : value}
          onChange={(group) => onChange(group === 'campaign' ? '' : group)}
          texts={texts}
        />
      ),
      // no chip: the switch shows the choice
      chosen: () => [],
    } satisfies typeof byChoice,
    campaignId: idsFilter('campagna', { label: 'campaign' }),
    distributorId: idsFilter('distributore', { label: 'distributor' }),
    region: valuesFilter('regione', regions, { api: (region): string => region, text: (region) => region }),
    corrected: flagFilter('corretti'),
  } satisfies Record<FilterName<typeof accrualRowFilters>, unknown>,
  columns,
  sortColumns: accrualRowSortColumns,
  defaultSort: { column: 'name', direction: 'asc' },
});

const { campaign: _campaign, ...groupColumns } = columns;
const { dealers: _dealers, ...dealerColumns } = columns;

/** The list with only the columns that a group has. */
export const accrualRowListBy = (by: AccrualGroup | '') => ({
  ...accrualRowList,
  columns: by === 'dealer' ? dealerColumns : groupColumns,
});

/** A row with an id made of its keys, unique within its page. */
export function accrualRowOf(row: AccrualRowFieldsFragment): AccrualRow {
  const { campaign, distributor, region, dealer } = row;
  return { ...row, id: [campaign?.id, dealer?.id, distributor?.id, region].join('/') };
}
