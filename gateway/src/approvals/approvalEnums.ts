import { approvalKinds, approvalStates, worseningModes } from '@gdd/schema/approvals';
import { describedEnum } from '../schema/describedEnum.js';

export const ApprovalKindEnum = describedEnum(
  'ApprovalKind',
  'A kind of change that may need the approval of a second person.',
  approvalKinds,
  (kind) =>
    ({
      closing: 'The closing of a campaign.',
      rules: 'A change of rules that makes something worse for dealers that accepted them.',
      goals: 'Goals that make something worse for dealers that accepted theirs.',
      undo: 'The undoing of an import that changes many tyres.',
      correction: 'An import that takes many tyres from existing lines.',
      adjustment: 'A large adjustment of what a dealer may spend.',
      redemption: 'A large redemption by hand, or the reversal of one.',
      document: 'A change of a document of a settlement that always takes two.',
      invoicing: 'Another name or seat that a dealer asks for.',
      factors: 'The removal of the second factors of somebody who has lost them.',
      settings: 'A change of what a second person has to approve.',
    })[kind],
);

export const ApprovalStateEnum = describedEnum(
  'ApprovalState',
  'The state of a request for approval.',
  approvalStates,
  (state) =>
    ({
      pending: 'It waits for another user; nothing has changed yet.',
      approved: 'Another user approved it, and it was carried out.',
      refused: 'Another user refused it, with a reason.',
      withdrawn: 'Who made it has withdrawn it.',
      expired: 'Nobody decided within 14 days.',
    })[state],
);

export const WorseningModeEnum = describedEnum(
  'WorseningMode',
  'The requirement for a change that makes accepted terms worse.',
  worseningModes,
  (mode) =>
    ({
      told: 'It acts at once, and the dealers are told.',
      twoPersons: 'A second person approves it.',
      refused: 'It is refused.',
    })[mode],
);
