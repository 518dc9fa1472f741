import type SvgIcon from '@mui/material/SvgIcon';

/** A link of the phone's menu, in the bar or in the sheet. */
export interface BarItem {
  readonly path: string;
  readonly label: string;
  readonly icon: typeof SvgIcon;
  /** The number of items that wait there; 0 is not shown. */
  readonly count: number;
  /** Whether it stands below the line. */
  readonly isSetting: boolean;
}
