import type { CustomerStatus, CustomerType } from '@gdd/schema/customers';
import type * as Api from '../../shared/apollo/schema.generated';

/** The values of the domain and those of the API: the one place where the two meet. */

export const typeOptions: Readonly<Record<CustomerType, Api.CustomerType>> = {
  Business: 'BUSINESS',
  Individual: 'INDIVIDUAL',
};

export const statusOptions: Readonly<Record<CustomerStatus, Api.CustomerStatus>> = {
  Active: 'ACTIVE',
  Suspended: 'SUSPENDED',
};

/** The status that a customer does not have. */
export const otherStatus: Readonly<Record<Api.CustomerStatus, Api.CustomerStatus>> = {
  ACTIVE: 'SUSPENDED',
  SUSPENDED: 'ACTIVE',
};
