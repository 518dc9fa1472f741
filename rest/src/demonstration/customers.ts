import type { CustomerStatus, CustomerType } from '@gdd/schema/customers';
import type { Database } from '../database/connections/connection.js';
import { customers } from '../database/tables/people/customers.js';
import { legalForms, surnames } from './network.js';
import { seededRandom } from './random.js';
import { townsByProvince } from './towns.js';

/** Enough for every filter and for more than one page. */
const count = 60;

const firstNames = [
  ...['Alessia', 'Andrea', 'Beatrice', 'Carlo', 'Cecilia', 'Dario', 'Elena', 'Fabio', 'Giulia', 'Irene', 'Lorenzo'],
  ...['Marta', 'Nicolò', 'Noemi', 'Paolo', 'Rosa', 'Sara', 'Tommaso', 'Umberto', 'Viola'],
] as const;

const trades = ['Autotrasporti', 'Logistica', 'Noleggi', 'Carrozzeria', 'Taxi', 'Autolinee'] as const;

/** Stores made-up customers: the same ones for the same seed. */
export async function insertCustomers(transaction: Database, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const towns = Object.values(townsByProvince).flat();
  const values = Array.from({ length: count }, (_, index) => {
    const type: CustomerType = random.next() < 0.6 ? 'Business' : 'Individual';
    const status: CustomerStatus = random.next() < 0.85 ? 'Active' : 'Suspended';
    const surname = random.pick(surnames);
    const firstName = random.pick(firstNames);
    const names =
      type === 'Business'
        ? {
            businessName: `${random.pick(trades)} ${surname} ${random.pick(legalForms)}`,
            firstName: null,
            lastName: null,
          }
        : { businessName: null, firstName, lastName: surname };
    return {
      type,
      status,
      ...names,
      email: `cliente${index + 1}@gdd.example`,
      phone: random.next() < 0.7 ? `+39 06 5551${String(1000 + index)}` : null,
      city: random.next() < 0.9 ? random.pick(towns) : null,
      createdOn: `20${random.between(22, 25)}-${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`,
    };
  });
  await transaction.insert(customers).values(values);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
