import { redemptionMethods } from '@gdd/schema/ledger';
import { describedEnum } from './describedEnum.js';

export const RedemptionMethodEnum = describedEnum(
  'RedemptionMethod',
  'How a redemption by hand was paid.',
  redemptionMethods,
  (method) =>
    ({
      document: 'By a document of the company.',
      goods: 'In goods.',
      voucher: 'With a voucher.',
      other: 'Otherwise.',
    })[method],
);
