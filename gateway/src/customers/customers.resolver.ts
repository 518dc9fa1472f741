import type { CustomerStatus } from '@gdd/schema/customers';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { inputId, pathId } from '../schema/ids.js';
import { tableFileBody } from '../schema/tables.js';
import {
  createCustomer,
  customersTable,
  deleteCustomer,
  deleteCustomers,
  exportCustomers,
  getCustomer,
  updateCustomer,
  updateCustomersStatus,
} from '../upstream/endpoints.generated.js';
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
  @Query(() => CustomerPage, { nullable: true, description: 'A page of the table of customers.' })
  @Rest(customersTable)
  async customersTable(
    @Arg('input', () => CustomerTableInput, { description: 'The state of the table.' }) input: CustomerTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CustomerPage> {
    return (await upstream.call(customersTable, { body: customerTableState(input) })).data;
  }

  @Query(() => FileTicket, { nullable: true, description: 'All customers of the table, however many, as a file.' })
  @Rest(exportCustomers)
  customersFile(
    @Arg('input', () => CustomersFileInput, { description: 'Which, in which order and format.' })
    input: CustomersFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportCustomers, { body: tableFileBody(input, customerTableState) });
  }

  @Query(() => Customer, { nullable: true, description: 'A customer.' })
  @Rest(getCustomer)
  async customer(
    @Arg('id', () => ID, { description: 'The number of the customer.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Customer> {
    return (await upstream.call(getCustomer, { path: { id: pathId(id) } })).data.item;
  }

  @Mutation(() => ID, { description: 'Enters a customer; the number that it got.' })
  @Rest(createCustomer)
  async createCustomer(
    @Arg('input', () => CreateCustomerInput, { description: 'The customer.' }) input: CreateCustomerInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key enters one customer.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<number> {
    const call = { body: input, idempotencyKey };
    return (await upstream.call(createCustomer, call)).data.id;
  }

  @Mutation(() => Customer, { description: 'Changes a customer.' })
  @Rest(updateCustomer)
  async updateCustomer(
    @Arg('id', () => ID, { description: 'The number of the customer.' }) id: string,
    @Arg('input', () => UpdateCustomerInput, { description: 'The customer as it shall be.' })
    input: UpdateCustomerInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Customer> {
    const call = { path: { id: pathId(id) }, body: input };
    return (await upstream.call(updateCustomer, call)).data.item;
  }

  @Mutation(() => [CustomerOutcome], { description: 'Changes the state of customers; any state may follow any other.' })
  @Rest(updateCustomersStatus)
  async updateCustomersStatus(
    @Arg('ids', () => [ID], { description: 'The numbers of the customers, each once: 1 to 1,000.' }) ids: string[],
    @Arg('status', () => CustomerStatusEnum, { description: 'The new state.' }) status: CustomerStatus,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CustomerOutcome[]> {
    const body = { ids: numbersOf(ids), status };
    return (await upstream.call(updateCustomersStatus, { body })).data.outcomes;
  }

  @Mutation(() => Boolean, { description: 'Deletes a customer for good.' })
  @Rest(deleteCustomer)
  async deleteCustomer(
    @Arg('id', () => ID, { description: 'The number of the customer.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(deleteCustomer, { path: { id: pathId(id) } });
    return true;
  }

  @Mutation(() => [CustomerOutcome], { description: 'Deletes customers for good.' })
  @Rest(deleteCustomers)
  async deleteCustomers(
    @Arg('ids', () => [ID], { description: 'The numbers of the customers, each once: 1 to 1,000.' }) ids: string[],
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CustomerOutcome[]> {
    return (await upstream.call(deleteCustomers, { body: { ids: numbersOf(ids) } })).data.outcomes;
  }
}

const numbersOf = (ids: readonly string[]) => ids.map((id) => inputId('ids', id));
