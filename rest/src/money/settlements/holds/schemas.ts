import { settlementHoldSortColumns, settlementLimits, type settlementHoldFilters } from '@gdd/schema/settlements';
import { z } from 'zod';
import { campaignTitle } from '../../../ground/rules/schemas.js';
import { oneOrSeveral, tableState } from '../../../ground/domain/tableState.js';
import { line } from '../../../ground/platform/http/inputs.js';
import { bodyId, memberLink } from '../../../ground/platform/http/routes.js';

const instant = z.iso.datetime();
const userName = z.string().nullable().describe('A user’s name; null where nobody did, and for others than the office');

/** The body that puts credits on hold. */
export const holdBody = z.strictObject({
  dealerId: bodyId,
  campaignId: bodyId.optional().describe('Its credit in this campaign alone; all of them without'),
  reason: line(settlementLimits.reason),
  isReasonShown: z.boolean().describe('Whether the dealer, and the network above it, read the reason'),
});
export type NewHold = z.output<typeof holdBody>;

/** Credits of a dealer that neither pay nor cover. */
export const settlementHold = z
  .object({
    id: z.number().int(),
    dealer: memberLink,
    campaign: campaignTitle.nullable().describe('Null: all credits of the dealer'),
    reason: z.string().nullable().describe('Null for others than the office, unless it is marked for them'),
    isReasonShown: z.boolean(),
    heldBy: userName,
    heldAt: instant,
    releasedBy: userName,
    releasedAt: instant.nullable().describe('Null while it lasts'),
  })
  .meta({ id: 'SettlementHold' });
export type HoldView = z.output<typeof settlementHold>;

const holdFilter = z.strictObject({
  dealerId: bodyId.optional(),
  campaignId: oneOrSeveral(bodyId).optional().describe('Of credits in one of these campaigns alone'),
  released: z.boolean().optional().describe('Those that are over; false: those that last'),
} satisfies Record<keyof typeof settlementHoldFilters, z.ZodType>);

export const holdsState = tableState(holdFilter, settlementHoldSortColumns, 'id', 'desc');
export type HoldsState = z.output<typeof holdsState>;
