import Box from '@mui/material/Box';
import { Fragment, type RefObject } from 'react';
import { useVirtualRows } from '../../forms/searchSelect/useVirtualRows';
import { FilterOptionRow, type FilterOptionsProps } from './FilterOptionRow';

/** The usual height of an option, in pixels. */
const optionHeight = 38;

interface VirtualFilterOptionsProps extends FilterOptionsProps<string> {
  /** The element that scrolls. */
  readonly list: RefObject<HTMLElement | null>;
}

/** The options of a long filter, of which only the visible ones are rendered; its chunk is fetched on first use. */
export function VirtualFilterOptions({ list, options, ...choice }: VirtualFilterOptionsProps) {
  const { rows, gapAfter, measure } = useVirtualRows(list, { count: options.length, rowHeight: optionHeight });
  return (
    <>
      {rows.map(({ index, gap }) => {
        const option = options[index];
        return (
          option && (
            <Fragment key={option.value}>
              <Box sx={{ height: gap }} />
              <FilterOptionRow ref={measure} data-index={index} option={option} {...choice} />
            </Fragment>
          )
        );
      })}
      <Box sx={{ height: gapAfter }} />
    </>
  );
}
