import type { CustomerStatus } from '@gdd/schema/customers';
import { ID, Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { Argument, IdempotencyKey, Input, PathId, Upstream } from '../schema/arguments.js';
import { inputId } from '../schema/ids.js';
import { tableFileBody } from '../schema/tables.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import {
  CreateCustomerInput,
  CustomersFileInput,
  CustomerTableInput,
  customerTableState,
  UpdateCustomerInput,
} from './customers.inputs.js';
import { Customer, CustomerOutcome, CustomerPage, CustomerStatusEnum } from './customers.types.js';

@Resolver()
export class CustomersResolver {
  @RestQuery(() => CustomerPage, rest.customersTable)
  async customersTable(
    @Input(CustomerTableInput, 'The state of the table.') input: CustomerTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CustomerPage> {
    return (await upstream.call(rest.customersTable, { body: customerTableState(input) })).data;
  }

  @RestQuery(() => FileTicket, rest.exportCustomers)
  customersFile(
    @Input(CustomersFileInput, 'The filter, order and format of the file.') input: CustomersFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportCustomers, { body: tableFileBody(input, customerTableState) });
  }

  @RestQuery(() => Customer, rest.getCustomer)
  async customer(@PathId('customer') id: number, @Upstream() upstream: UpstreamRequest): Promise<Customer> {
    return (await upstream.call(rest.getCustomer, { path: { id } })).data.item;
  }

  @RestMutation(() => ID, rest.createCustomer, 'Enters a customer; the number that it got.')
  async createCustomer(
    @Input(CreateCustomerInput, 'The customer.') input: CreateCustomerInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<number> {
    const call = { body: input, idempotencyKey };
    return (await upstream.call(rest.createCustomer, call)).data.id;
  }

  @RestMutation(() => Customer, rest.updateCustomer)
  async updateCustomer(
    @PathId('customer') id: number,
    @Input(UpdateCustomerInput, 'The customer as it shall be.') input: UpdateCustomerInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Customer> {
    const call = { path: { id }, body: input };
    return (await upstream.call(rest.updateCustomer, call)).data.item;
  }

  @RestMutation(() => [CustomerOutcome], rest.updateCustomersStatus)
  async updateCustomersStatus(
    @Argument('ids', () => [ID], 'The numbers of the customers, each once: 1 to 1,000.') ids: string[],
    @Argument('status', () => CustomerStatusEnum, 'The new state.') status: CustomerStatus,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CustomerOutcome[]> {
    return (await upstream.call(rest.updateCustomersStatus, { body: { ids: numbersOf(ids), status } })).data.outcomes;
  }

  @RestMutation(() => Boolean, rest.deleteCustomer)
  async deleteCustomer(@PathId('customer') id: number, @Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.deleteCustomer, { path: { id } });
    return true;
  }

  @RestMutation(() => [CustomerOutcome], rest.deleteCustomers, 'Deletes customers for good.')
  async deleteCustomers(
    @Argument('ids', () => [ID], 'The numbers of the customers, each once: 1 to 1,000.') ids: string[],
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CustomerOutcome[]> {
    return (await upstream.call(rest.deleteCustomers, { body: { ids: numbersOf(ids) } })).data.outcomes;
  }
}

const numbersOf = (ids: readonly string[]) => ids.map((id) => inputId('ids', id));
