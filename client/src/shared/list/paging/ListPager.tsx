import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import FirstPageOutlined from '@mui/icons-material/FirstPageOutlined';
import LastPageOutlined from '@mui/icons-material/LastPageOutlined';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pageSizes, type PageSize } from '@gdd/schema/lists';
import { useFormat } from '../../i18n/useFormat';
import { PrintedCount } from './PrintedCount';
import { usePrinting } from '../../print/usePrinting';
import type { PageChange } from '../state/useListState';
import { StepButton } from './StepButton';

interface ListPagerProps {
  /** The visible page, from 1. */
  readonly page: number;
  readonly pageSize: PageSize;
  readonly total: number;
  /** Gets a page, or a function that returns it from the page that is requested when it is called. */
  readonly onPage: (page: PageChange) => void;
  readonly onPageSize: (pageSize: PageSize) => void;
}

const pagerStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'space-between', sm: 'flex-end' },
  columnGap: 3,
  rowGap: 1,
  py: 1,
  displayPrint: 'none',
} as const;

/** The pager below grid and cards: the range of rows, the page size, and steps to other pages. */
export const ListPager = memo(function ListPager({ page, pageSize, total, onPage, onPageSize }: ListPagerProps) {
  const intl = useIntl();
  const format = useFormat();
  const isPrinting = usePrinting();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = Math.min(page * pageSize, total);

  return (
    <>
      {isPrinting && <PrintedCount from={from} to={to} total={total} />}
      <Box component="nav" aria-label={intl.formatMessage({ id: 'list.pages' })} sx={pagerStyle}>
        <PageSizeSelect pageSize={pageSize} onPageSize={onPageSize} />
        <Typography variant="table" aria-live="polite">
          <FormattedMessage
            id="list.range"
            values={{ from: format.number(from), to: format.number(to), total: format.number(total) }}
          />
        </Typography>
        <PageSteps isFirst={page <= 1} isLast={page >= pages} pages={pages} onPage={onPage} />
      </Box>
    </>
  );
});

const PageSizeSelect = memo(function PageSizeSelect({
  pageSize,
  onPageSize,
}: Pick<ListPagerProps, 'pageSize' | 'onPageSize'>) {
  const sizeId = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="table" component="label" htmlFor={sizeId} sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="list.rowsPerPage" />
      </Typography>
      <NativeSelect
        value={pageSize}
        onChange={(event) => {
          const chosen = pageSizes.find((size) => String(size) === event.target.value);
          if (chosen !== undefined) onPageSize(chosen);
        }}
        input={<OutlinedInput size="small" />}
        inputProps={{ id: sizeId }}
        sx={{ typography: 'table', '& select': { py: 0.5 }, minHeight: { sm: 32 } }}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
});

interface PageStepsProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly pages: number;
  readonly onPage: (page: PageChange) => void;
}

/** Memoised: its properties differ only on the first and the last page. */
const PageSteps = memo(function PageSteps({ isFirst, isLast, pages, onPage }: PageStepsProps) {
  const intl = useIntl();
  const step = (id: string, disabled: boolean, target: PageChange, icon: typeof SvgIcon) => (
    <StepButton label={intl.formatMessage({ id })} icon={icon} disabled={disabled} onClick={() => onPage(target)} />
  );
  return (
    <Box sx={{ display: 'flex' }}>
      {step('list.firstPage', isFirst, 1, FirstPageOutlined)}
      {step('list.previousPage', isFirst, (page) => Math.max(page - 1, 1), ChevronLeftOutlined)}
      {step('list.nextPage', isLast, (page) => Math.min(page + 1, pages), ChevronRightOutlined)}
      {step('list.lastPage', isLast, pages, LastPageOutlined)}
    </Box>
  );
});
