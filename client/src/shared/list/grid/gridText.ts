import type { GridLocaleText } from '@mui/x-data-grid';
import type { IntlShape } from 'react-intl';

/** The grid's own texts that can appear here; the library's Italian catalogue has all that it could say. */
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
