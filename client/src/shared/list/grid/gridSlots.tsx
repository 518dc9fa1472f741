import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import {
  GridArrowDownwardIcon,
  GridArrowUpwardIcon,
  GridCell,
  GridColumnHeaders,
  GridColumnHeaderSortIcon,
  GridColumnUnsortedIcon,
  GridLoadingOverlay,
  GridNoRowsOverlay,
  GridRow,
  GridRowCheckbox,
  GridSeparatorIcon,
  GridSkeletonCell,
  type GridSlotProps,
  type GridSlotsComponent,
} from '@mui/x-data-grid';

/** The slots that ServerGrid switches off, and so nothing draws. */
const unused = [
  ...['toolbar', 'footer', 'footerRowCount', 'pagination', 'noColumnsOverlay', 'noResultsOverlay'],
  ...['columnMenu', 'columnHeaderFilterIconButton', 'filterPanel', 'columnsPanel', 'columnsManagement'],
  ...['baseAutocomplete', 'baseBadge', 'baseButton', 'baseChip', 'baseCircularProgress', 'baseDivider', 'baseInput'],
  ...['baseMenuItem', 'baseMenuList', 'baseModal', 'basePagination', 'basePopper', 'baseSelect', 'baseSelectOption'],
  ...['baseSwitch', 'baseTabs', 'baseTextarea', 'baseTextField', 'baseToggleButton'],
  ...['booleanCellTrueIcon', 'booleanCellFalseIcon', 'undoIcon', 'redoIcon', 'loadIcon', 'moreActionsIcon'],
  ...['columnMenuIcon', 'columnMenuHideIcon', 'columnMenuSortAscendingIcon', 'columnMenuSortDescendingIcon'],
  ...['columnMenuUnsortIcon', 'columnMenuFilterIcon', 'columnMenuManageColumnsIcon', 'columnMenuClearIcon'],
  ...['columnFilteredIcon', 'columnSelectorIcon', 'columnReorderIcon', 'rowReorderIcon', 'menuItemCheckIcon'],
  ...['openFilterButtonIcon', 'filterPanelAddIcon', 'filterPanelDeleteIcon', 'filterPanelRemoveAllIcon'],
  ...['densityCompactIcon', 'densityStandardIcon', 'densityComfortableIcon', 'exportIcon', 'quickFilterIcon'],
  ...['quickFilterClearIcon', 'treeDataExpandIcon', 'treeDataCollapseIcon', 'groupingCriteriaExpandIcon'],
  ...['groupingCriteriaCollapseIcon', 'detailPanelExpandIcon', 'detailPanelCollapseIcon'],
  ...['longTextCellExpandIcon', 'longTextCellCollapseIcon'],
] as const;

type UnusedSlot = (typeof unused)[number];

/** Says which part is missing where one of the unused ones is drawn after all. */
function refusing(slot: UnusedSlot): () => never {
  return function MissingGridPart() {
    throw new Error(`The grid has no '${slot}': what needs it was switched on, so add it to gridSlots.tsx.`);
  };
}

/**
 * Every part of the grid: those that ServerGrid draws, and refusals for the rest. The build takes the grid's own defaults
 * away (build/withoutGridDefaults.ts): they bring a second Select, Tabs, a filter panel and more that nothing here shows.
 */
export const gridSlots: GridSlotsComponent = {
  ...(Object.fromEntries(unused.map((slot) => [slot, refusing(slot)])) as Record<UnusedSlot, () => never>),

  columnHeaders: GridColumnHeaders,
  columnHeaderSortIcon: GridColumnHeaderSortIcon,
  columnSortedAscendingIcon: GridArrowUpwardIcon,
  columnSortedDescendingIcon: GridArrowDownwardIcon,
  columnUnsortedIcon: GridColumnUnsortedIcon,
  columnResizeIcon: GridSeparatorIcon,
  row: GridRow,
  rowCheckbox: GridRowCheckbox,
  cell: GridCell,
  skeletonCell: GridSkeletonCell,
  loadingOverlay: GridLoadingOverlay,
  noRowsOverlay: GridNoRowsOverlay,

  baseCheckbox: GridCheckbox,
  baseIconButton: ({ material, ...props }) => <IconButton {...props} {...material} />,
  baseLinearProgress: ({ material, ...props }) => <LinearProgress {...props} {...material} />,
  baseSkeleton: ({ material, ...props }) => <Skeleton {...props} {...material} />,
  baseTooltip: ({ material, ...props }) => <Tooltip {...props} {...material} />,

  // Drawn always, and always empty: nothing is pinned or unfolds, and there is no panel to open.
  panel: Nothing,
  pinnedRows: Nothing,
  detailPanels: Nothing,
  bottomContainer: Nothing,
};

function GridCheckbox({ slotProps, material, ...props }: GridSlotProps['baseCheckbox']) {
  return <Checkbox {...props} {...material} slotProps={{ input: { ...slotProps?.htmlInput } }} />;
}

function Nothing() {
  return null;
}
