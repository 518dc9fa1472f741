import type { GridLocaleText } from '@mui/x-data-grid';
import type { IntlShape } from 'react-intl';

/** The texts of the grid library that can appear here, instead of the library's whole catalogue. */
export function gridText(intl: IntlShape): Partial<GridLocaleText> {
  const say = (id: string) => intl.formatMessage({ id: `list.${id}` });
  return {
    noRowsLabel: intl.formatMessage({ id: 'list.results' }, { count: 0, number: '0' }),
    columnHeaderSortIconLabel: say('sort'),
    checkboxSelectionHeaderName: say('choice'),
    checkboxSelectionSelectAllRows: say('chooseRows'),
    checkboxSelectionUnselectAllRows: say('dropRows'),
    checkboxSelectionSelectRow: say('chooseRow'),
    checkboxSelectionUnselectRow: say('dropRow'),
  };
}
