import type { CustomerStatus, CustomerType } from '@gdd/schema/customers';
import type * as Api from '../../shared/apollo/schema.generated';

/** Maps values of the domain to those of the API; the only place that does. */

export const typeOptions: Readonly<Record<CustomerType, Api.CustomerType>> = {
  Business: 'BUSINESS',
  Individual: 'INDIVIDUAL',
};

export const statusOptions: Readonly<Record<CustomerStatus, Api.CustomerStatus>> = {
  Active: 'ACTIVE',
  Suspended: 'SUSPENDED',
};

/** The opposite of each status. */
export const otherStatus: Readonly<Record<Api.CustomerStatus, Api.CustomerStatus>> = {
  ACTIVE: 'SUSPENDED',
  SUSPENDED: 'ACTIVE',
};
