import { disputeFigures, disputeKinds, disputeSides, disputeStates } from '@gdd/schema/disputes';
import { describedEnum } from './describedEnum.js';

export const DisputeKindEnum = describedEnum(
  'DisputeKind',
  'The subject of a dispute.',
  disputeKinds,
  (kind) =>
    ({
      line: 'A sale line, which counts or does not.',
      missing: 'A document that is missing.',
      figure: 'A figure of the statement.',
      other: 'Anything else.',
    })[kind],
);

export const DisputeFigureEnum = describedEnum(
  'DisputeFigure',
  'A figure of a statement that a dealer may dispute.',
  disputeFigures,
  (figure) =>
    ({
      tiresPurchased: 'Tyres purchased.',
      tiresFleet: 'Tyres of fleets.',
      goalThreshold: 'The goal, in tyres.',
      plafondAccumulated: 'The prize accumulated, in EUR.',
      plafondExpendable: 'What can be spent, in EUR.',
      debt: 'What was spent and is no longer earned, in EUR.',
      redeemed: 'What was spent, in EUR.',
      adjusted: 'The sum of the adjustments, in EUR.',
      balance: 'The balance, in EUR.',
    })[figure],
);

export const DisputeStateEnum = describedEnum(
  'DisputeState',
  'The state of a dispute.',
  disputeStates,
  (state) =>
    ({
      open: 'It waits for the office.',
      answered: 'The office has answered: it waits for the dealer.',
      accepted: 'The office has accepted it, with an adjustment or an import.',
      refused: 'The office has refused it, with a reason.',
      withdrawn: 'The dealer, or whoever opened it, has withdrawn it.',
    })[state],
);

export const DisputeSideEnum = describedEnum(
  'DisputeSide',
  'A side of a dispute.',
  disputeSides,
  (side) => ({ dealer: 'The dealer.', office: 'The office.' })[side],
);
