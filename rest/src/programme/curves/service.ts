import { isDealerIn, type CampaignRow } from '../campaigns/campaign/queries.js';
import { seesDrafts, visibleCampaign } from '../campaigns/campaign/service.js';
import { totalsOf } from '../campaigns/campaign/totals.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { memberById } from '../../people/dealers/queries.js';
import { curveOf, type DayTires } from '../../ground/domain/incentive/curve.js';
import { campaignsVersion, cachedResult, salesVersion } from '../../figures/cachedResults.js';
import { figuresBelow, type MemberPlace } from '../../figures/figuresScope.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound } from '../../ground/platform/http/errors.js';
import { allDaysBeforeOf, daysBeforeOf, daysOf } from './queries.js';
import type { CampaignCurveView } from './schemas.js';

/**
 * The cumulative tyres of a campaign, its expected pace and the year before (docs/domain/campaigns-over-time.md).
 *
 * @param memberId the member above the dealers, or a dealer; default: the caller's own member
 * @throws Refusal NOT_FOUND for a campaign that the caller may not see, a member outside the subtree, and a dealer that
 *   is not in the campaign
 */
export async function campaignCurve(
  { database, programmeDay }: Pick<ServiceContext, 'database' | 'programmeDay'>,
  caller: SignedIn,
  id: number,
  memberId: number | undefined,
): Promise<CampaignCurveView> {
  const campaign = await visibleCampaign(database, caller, id);
  const top = memberId === undefined ? caller.member : await memberById(database, caller.member, memberId);
  if (top === undefined) throw notFound();
  if (top.role === 'Dealer' && !(await isDealerIn(database, id, top.id))) throw notFound();
  const today = programmeDay();
  const [totals, tires] = await Promise.all([
    totalsOf(database, top, [id], { withDrafts: seesDrafts(caller) }),
    tiresByDay(database, top, campaign),
  ]);
  const { goalThreshold, tiresPurchased } = totals(id);
  const curve = curveOf(campaign, goalThreshold, tires, today);
  const unplacedTires = campaign.state === 'closed' ? tiresPurchased - total(tires.days) : 0;
  const last = curve.points.findLastIndex(({ tires }) => tires !== null);
  return {
    campaignId: id,
    today,
    goalThreshold,
    tires: tiresPurchased,
    tiresBefore: total(tires.daysBefore),
    unplacedTires,
    ...curve,
    // tyres of the closing without lines are added to the last day, because their days are unknown
    points: curve.points.map((point, index) =>
      index === last && point.tires !== null ? { ...point, tires: point.tires + unplacedTires } : point,
    ),
  };
}

/** Tyres by day of a campaign's dealers, in its period and a year before; and of all dealers a year before. */
interface TiresByDay {
  readonly days: readonly DayTires[];
  readonly daysBefore: readonly DayTires[];
  readonly allDaysBefore: readonly DayTires[];
}

async function tiresByDay(database: Database, top: MemberPlace, campaign: CampaignRow): Promise<TiresByDay> {
  const [days, daysBefore, allDaysBefore] = await Promise.all([
    cachedDays(database, top, campaign, 'days', () => daysOf(database, top, campaign)),
    cachedDays(database, top, campaign, 'daysBefore', () => daysBeforeOf(database, top, campaign)),
    cachedDays(database, undefined, campaign, 'allDaysBefore', () => allDaysBeforeOf(database, campaign)),
  ]);
  return { days, daysBefore, allDaysBefore };
}

/**
 * Tyres by day, cached until the lines or memberships change; those of a single dealer are not cached.
 *
 * @param top the member above the dealers; undefined: all dealers
 */
async function cachedDays(
  database: Database,
  top: MemberPlace | undefined,
  campaign: CampaignRow,
  name: string,
  make: () => Promise<readonly DayTires[]>,
): Promise<readonly DayTires[]> {
  if (top?.role === 'Dealer') return make();
  const below = top && figuresBelow(top);
  const { id, state, startsOn, endsOn, eligibility } = campaign;
  const request = JSON.stringify(['curve', name, below?.memberId, id, state, startsOn, endsOn, eligibility]);
  const version = async () => {
    const ofCampaign = await campaignsVersion(database, below, [id]);
    return `${ofCampaign} ${await salesVersion(database, below, Number(startsOn.slice(0, 4)) - 1)}`;
  };
  return cachedResult(database, request, version, make);
}

const total = (days: readonly DayTires[]) => days.reduce((sum, { quantity }) => sum + quantity, 0);
