import { changeCauses } from '@gdd/schema/changes';
import { z } from 'zod';
import { isCalendarDate } from '../../../ground/domain/text.js';
import { calendarDate } from '../../../ground/platform/http/inputs.js';
import { euro } from '../../../ground/platform/http/routes.js';
import { entryKind } from '../../ledger/schemas.js';
import { importKind } from '../../../programme/campaigns/campaign/schemas.js';
import { day } from '../../../ground/platform/http/routes.js';

const inOrder = ({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) =>
  from === undefined || to === undefined || !isCalendarDate(from) || !isCalendarDate(to) || from <= to;

/** The two days of a bridge. */
export const bridgeQuery = z
  .strictObject({
    from: calendarDate.optional().describe('yyyy-mm-dd, at its end; default: the day before the other'),
    to: calendarDate.optional().describe('yyyy-mm-dd, at its end; default: today'),
  })
  .refine(inOrder, { path: ['to'] });
export type BridgeQuery = z.output<typeof bridgeQuery>;

export const figuresQuery = z.strictObject({ day: calendarDate.describe('yyyy-mm-dd, at its end') });

const tires = z.number().int().describe('Tyres');

/** The figures whose changes are recorded. */
const recordedFigures = z.object({ tires, accumulated: euro, expendable: euro }).meta({ id: 'RecordedFigures' });

const changeImport = z
  .object({ id: z.number().int(), kind: importKind, filename: z.string() })
  .meta({ id: 'ChangeImport' });

const changeFields = {
  cause: z.enum(changeCauses).meta({ id: 'ChangeCause' }),
  at: z.iso.datetime().describe('When whoever changed it began to'),
  import: changeImport.nullable(),
  lines: z
    .number()
    .int()
    .nullable()
    .describe('Sale lines of the import that count for the dealer today; null where there are none, or it was undone'),
  entry: z
    .object({
      id: z.number().int(),
      kind: entryKind,
      day,
      amount: euro.describe('EUR, with its sign'),
      reason: z.string().nullable(),
    })
    .meta({ id: 'ChangeEntry' })
    .nullable(),
  rulesVersion: z.number().int().nullable().describe('Of the rules of the campaign, where it is known'),
};

/** The change of the figures by one cause. */
export const bridgeStep = z
  .object({
    ...changeFields,
    tires: tires.describe('Tyres: after less before'),
    accumulated: euro.describe('EUR: after less before'),
    expendable: euro.describe('EUR: after less before'),
  })
  .meta({ id: 'BridgeStep' });

/** A change as it was recorded. */
export const membershipChange = z
  .object({ id: z.number().int(), ...changeFields, before: recordedFigures, after: recordedFigures })
  .meta({ id: 'MembershipChange' });

export const bridge = z
  .object({
    from: day,
    to: day,
    recordedSince: z.iso
      .datetime()
      .nullable()
      .describe('What made the figures that were there then is not known; null: nothing was there before'),
    opening: recordedFigures.describe('At the end of the first day'),
    steps: z.array(bridgeStep).describe('In their order; they add up to the difference'),
    closing: recordedFigures.describe('At the end of the second day'),
  })
  .meta({ id: 'Bridge' });

export const figuresOnDay = z
  .object({
    day,
    figures: recordedFigures.nullable().describe('Null: from before changes were recorded'),
    isStatementKnown: z
      .boolean()
      .describe('Whether the statement of the day can be drawn: false where lines of it are no longer there'),
    importsUndoneSince: z
      .array(changeImport)
      .describe(
        'Imports that counted for the dealer and were undone since, before the lines of undone imports were kept',
      ),
  })
  .meta({ id: 'FiguresOnDay' });

export const recentChange = z
  .object({
    campaign: z.object({ id: z.number().int(), title: z.string() }).meta({ id: 'ChangedCampaign' }),
    step: bridgeStep,
  })
  .meta({ id: 'RecentChange' });
