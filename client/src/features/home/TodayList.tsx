import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { budgetLevel } from '../../domain/budgets/budgetLevel';
import { useWaitingWork, type WaitingCounts } from '../../domain/work/useWaitingWork';
import { useTexts } from '../../shared/i18n/useTexts';
import { Surface } from '../../shared/page/Surface';
import { SkeletonRows } from '../../shared/states/Skeletons';
import type { Widget_WidgetFragment } from './Dashboard.generated';

interface Work {
  readonly kind: string;
  readonly count: number;
  readonly to: string;
  /** Of missing sales: their month, yyyy-mm. */
  readonly month?: string;
}

/** The list in which each kind of work is done. */
const lists = {
  IMPORTS: '/imports?stato=invalid,awaitsColumns,failed',
  APPROVALS: '/approvals',
  DISPUTES: '/disputes?attende=office',
  SETTLEMENTS: '/settlements?stato=draft,proposed',
  REJECTED_NOTES: '/settlements/documents?stato=issued&invio=rejected',
  USERS: '/users?stato=waiting',
  MONTHS: '/accruals',
} as const satisfies Readonly<Record<keyof WaitingCounts, string>>;

/** What the office has to do today, in one list: each with its number and the way to it. */
export function TodayList({ widgets }: { readonly widgets: readonly Widget_WidgetFragment[] | undefined }) {
  const { say } = useTexts('home');
  const counts = useWaitingWork('cache-and-network');
  const work = counts && widgets && workOf(counts, widgets);
  return (
    <Surface title={say('today')}>
      {work === undefined ? (
        <SkeletonRows count={5} height={40} />
      ) : work.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{say('today.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {work.map((each) => (
            <WorkRow key={each.kind} {...each} />
          ))}
        </Box>
      )}
    </Surface>
  );
}

function WorkRow({ kind, count, to, month }: Work) {
  const { say, format } = useTexts('home.today');
  const id = useId();
  const values = { count, month: month === undefined ? '' : format.month(month) };
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        component={Link}
        to={to}
        aria-labelledby={id}
        sx={{ width: '100%', minHeight: 44, gap: 1.5, justifyContent: 'flex-start', textAlign: 'left' }}
      >
        <Box id={id} component="span" sx={{ display: 'contents' }}>
          <Box
            component="span"
            sx={{ minWidth: 36, textAlign: 'right', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
          >
            {format.number(count)}
          </Box>{' '}
          <Box component="span" sx={{ color: 'primary.main' }}>
            {say(kind, values)}
          </Box>
        </Box>
      </ButtonBase>
    </Box>
  );
}

/** The counts above 0, with the sales that are missing this month and the budgets that are or will be exceeded. */
function workOf(counts: WaitingCounts, widgets: readonly Widget_WidgetFragment[]): readonly Work[] {
  const itemsOf = (key: Widget_WidgetFragment['key']) => widgets.find((widget) => widget.key === key)?.items ?? [];
  const missing = itemsOf('IMPORTS').find(({ id }) => id === null);
  const exceeded = itemsOf('BUDGETS').filter(
    ({ budgetUse }) => budgetUse !== null && ['over', 'expectedOver'].includes(budgetLevel(budgetUse)),
  );
  const waiting = (Object.keys(lists) as (keyof typeof lists)[]).map((kind) => ({
    kind,
    count: counts[kind] ?? 0,
    to: lists[kind],
  }));
  const [imports, ...others] = waiting;
  return [
    imports,
    missing && { kind: 'SALES', count: 1, to: '/imports/new', month: missing.label },
    ...others,
    { kind: 'BUDGETS', count: exceeded.length, to: '/campaigns?anno=tutti&inCorso=yes' },
  ].filter((each): each is Work => each !== undefined && each.count > 0);
}
