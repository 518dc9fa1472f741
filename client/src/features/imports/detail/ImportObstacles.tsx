import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ImportObstacleKind } from '@gdd/schema/imports';
import type { Permission } from '@gdd/schema/permissions';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useCan } from '../../../shared/permissions/useCan';

/** An obstacle to undoing an import. */
export interface Obstacle {
  readonly kind: ImportObstacleKind;
  readonly text: string;
  readonly id: string | number | null;
}

interface Page {
  readonly path: string;
  /** The permissions, any of which opens the page. */
  readonly needs: readonly Permission[];
}

const pages = {
  import: { path: '/imports', needs: ['accessImportManager'] },
  campaign: { path: '/campaigns', needs: ['accessCampaigns', 'accessReport'] },
  dealer: { path: '/dealers', needs: ['accessDealerDetail'] },
} as const satisfies Record<string, Page>;

/** The page of an obstacle's id. */
const pageOf: Readonly<Record<ImportObstacleKind, Page | undefined>> = {
  import: pages.import,
  campaignClosed: pages.campaign,
  goalEdited: pages.campaign,
  accepted: pages.campaign,
  removed: pages.campaign,
  addedAgain: pages.campaign,
  memberChanged: pages.dealer,
  hasSales: pages.dealer,
  hasUsers: pages.dealer,
  hasCampaigns: pages.dealer,
  worseForDealers: pages.import,
  hasConsents: pages.dealer,
  hasChildren: undefined,
  hasNotes: pages.dealer,
  hasDisputes: pages.dealer,
  hasApprovals: pages.dealer,
  hasHolds: pages.dealer,
  hasSettlements: pages.dealer,
  hasAccruals: pages.dealer,
  vatNumberTaken: pages.dealer,
  parentDeleted: pages.dealer,
  balanceChanged: pages.dealer,
  held: pages.dealer,
  wrongColumn: undefined,
  missingColumn: undefined,
  written: undefined,
};

interface ImportObstaclesProps {
  /** The first obstacles. */
  readonly obstacles: readonly Obstacle[];
  /** The number of all obstacles. */
  readonly count: number;
}

/** The obstacles to undoing an import, each with a link for users who may open it. */
export function ImportObstacles({ obstacles, count }: ImportObstaclesProps) {
  const { say, format } = useTexts('imports.obstacles');
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere', '& li + li': { mt: 0.5 } }}>
        {obstacles.map((obstacle, index) => (
          <li key={index} {...(obstacle.kind === 'written' && { lang: 'it' })}>
            <FormattedMessage
              id={`imports.obstacle.${obstacle.kind}`}
              values={{ text: <ObstacleName obstacle={obstacle} /> }}
            />
          </li>
        ))}
      </Box>
      {count > obstacles.length && (
        <Box component="p" sx={{ mt: 1, mb: 0, color: 'text.secondary' }}>
          {say('more', { count: count - obstacles.length, number: format.number(count - obstacles.length) })}
        </Box>
      )}
    </>
  );
}

function ObstacleName({ obstacle: { kind, text, id } }: { readonly obstacle: Obstacle }) {
  const can = useCan();
  const page = pageOf[kind];
  if (id === null || page === undefined || !can(...page.needs)) return text;
  return (
    <Link component={RouterLink} to={`${page.path}/${id}`}>
      {text}
    </Link>
  );
}
