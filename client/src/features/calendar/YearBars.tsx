import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { CampaignStateLabel } from '../../domain/campaigns/CampaignStateLabel';
import { useTexts } from '../../shared/i18n/useTexts';
import type { CalendarCampaignFragment } from './calendar.generated';
import { percentOfYear, monthsOf } from './yearShare';

export interface CalendarYearProps {
  readonly campaigns: readonly CalendarCampaignFragment[];
  readonly year: number;
  /** The programme's day, yyyy-mm-dd; undefined while it is not known. */
  readonly today: string | undefined;
  readonly hrefOf: (campaign: CalendarCampaignFragment) => string;
}

const columns = 'minmax(200px, 280px) minmax(0, 1fr)';

/** The colour of a bar by the campaign's state. */
const fills: Readonly<Record<CalendarCampaignFragment['state'], string>> = {
  DRAFT: 'transparent',
  OPEN: 'primary.main',
  REGISTRATION_CLOSED: 'info.main',
  CLOSED: 'text.disabled',
};

/**
 * The campaigns as bars over twelve months. The bars are hidden from screen readers: title, days and state are text
 * beside them.
 */
export function YearBars({ campaigns, year, today, hrefOf }: CalendarYearProps) {
  const { say, format } = useTexts('calendar');
  return (
    <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: columns, columnGap: 2, mb: 1 }}>
        <span />
        <Box sx={{ position: 'relative', height: 20, typography: 'caption', color: 'text.secondary' }}>
          {monthsOf(year).map((month) => (
            <Box
              key={month}
              component="span"
              sx={{ position: 'absolute' }}
              style={{ left: `${percentOfYear(year, `${month}-01`)}%` }}
            >
              {format.month(month, { month: 'short' })}
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="ol" aria-label={say('ofYear', { year: String(year) })} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {campaigns.map((campaign) => (
          <Box
            key={campaign.id}
            component="li"
            sx={{ display: 'grid', gridTemplateColumns: columns, columnGap: 2, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ py: 1, minWidth: 0 }}>
              <CampaignText campaign={campaign} href={hrefOf(campaign)} />
            </Box>
            <Bar campaign={campaign} year={year} today={today} />
          </Box>
        ))}
      </Box>
      {today?.startsWith(`${year}-`) && (
        <Box component="p" sx={{ m: 0, mt: 1, typography: 'caption', color: 'text.secondary' }}>
          {say('today', { day: format.date(today) })}
        </Box>
      )}
    </Box>
  );
}

/** A campaign's title with its days and its state. */
export function CampaignText({
  campaign,
  href,
}: {
  readonly campaign: CalendarCampaignFragment;
  readonly href: string;
}) {
  const { say, format } = useTexts('campaign');
  const { title, startsOn, endsOn, state } = campaign;
  return (
    <>
      <MuiLink component={Link} to={href} underline="hover" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title}
      </MuiLink>
      <Box sx={{ color: 'text.secondary', typography: 'caption', mb: 0.5 }}>
        {say('period', { from: format.date(startsOn), to: format.date(endsOn) })}
      </Box>
      <CampaignStateLabel state={state} />
    </>
  );
}

function Bar({
  campaign: { startsOn, endsOn, state },
  year,
  today,
}: { readonly campaign: CalendarCampaignFragment } & Pick<CalendarYearProps, 'year' | 'today'>) {
  const start = percentOfYear(year, startsOn);
  const end = percentOfYear(year, endsOn, 'end');
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        // hairlines for the months, all of the same width: a guide only, while the bars' days are exact
        backgroundImage:
          'repeating-linear-gradient(to right, var(--gdd-palette-divider) 0 1px, transparent 1px calc(100% / 12))',
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          top: 'calc(50% - 8px)',
          height: 16,
          minWidth: 4,
          borderRadius: 0.5,
          bgcolor: fills[state],
          border: state === 'DRAFT' ? '1px dashed' : 0,
          borderColor: 'text.secondary',
        }}
        style={{ left: `${start}%`, width: `${end - start}%` }}
      />
      {today?.startsWith(`${year}-`) && (
        <Box
          sx={{ position: 'absolute', top: 0, bottom: 0, width: 2, bgcolor: 'error.main' }}
          style={{ left: `${percentOfYear(year, today)}%` }}
        />
      )}
    </Box>
  );
}
