/**
 * The explanation of a disputed line or figure, as of the opening of the dispute (docs/domain/disputes.md, 'Snapshot').
 */
import type { DisputeFigure } from '@gdd/schema/disputes';
import type { CampaignRow } from '../../programme/campaigns/campaign/queries.js';
import type { Database } from '../../ground/database/connections/connection.js';
import type { DisputeExplanation } from '../../ground/database/tables/programme/disputes.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound } from '../../ground/platform/http/errors.js';
import { oneLine } from '../statements/oneLine.js';
import { statementIn } from '../statements/statement.js';
import { countLinesOf } from './queries.js';
import type { NewDispute } from './schemas.js';

/** @returns an empty object for other subjects. @throws Refusal NOT_FOUND for a line that the dealer does not have */
export async function explanationOf(
  transaction: Database,
  caller: SignedIn,
  campaign: CampaignRow,
  { dealerId, about }: Pick<NewDispute, 'dealerId' | 'about'>,
): Promise<DisputeExplanation> {
  const { kind, document, line, figure } = about;
  if (kind === 'line' && document !== null && line !== undefined) {
    const saleLine = await oneLine(transaction, campaign, dealerId, { document, line });
    if (saleLine === undefined) throw notFound();
    const { document: _document, line: _line, ...shown } = saleLine;
    return { line: shown };
  }
  if (kind === 'missing' && document !== null) {
    return { documentLines: await countLinesOf(transaction, dealerId, document) };
  }
  if (kind === 'figure' && figure !== undefined) {
    return { figure: await explainedFigure(transaction, caller, campaign, dealerId, figure) };
  }
  return {};
}

async function explainedFigure(
  transaction: Database,
  caller: SignedIn,
  { id }: CampaignRow,
  dealerId: number,
  figure: DisputeFigure,
): Promise<NonNullable<DisputeExplanation['figure']>> {
  const statement = await statementIn(transaction, caller, { id, dealerId });
  return {
    value: String(statement[figure]),
    rulesVersion: statement.rules.version,
    accepted: statement.accepted,
    goalThreshold: statement.goalThreshold,
    tiresPurchased: statement.tiresPurchased,
    tiresFleet: statement.tiresFleet,
    tiers: statement.tiers,
    base: statement.base,
    averageFactor: statement.averageFactor,
    beforeCap: statement.beforeCap,
    capped: statement.capped,
    unlockTires: statement.unlockTires,
    unlocked: statement.unlocked,
    plafondAccumulated: statement.plafondAccumulated,
    redeemed: statement.redeemed,
    adjusted: statement.adjusted,
    setOff: statement.setOff,
    balance: statement.balance,
    plafondExpendable: statement.plafondExpendable,
    debt: statement.debt,
  };
}
