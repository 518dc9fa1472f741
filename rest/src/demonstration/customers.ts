import { demonstrationDay } from '@gdd/schema/demonstration';
import type { CustomerStatus, CustomerType } from '@gdd/schema/customers';
import type { Database } from '../ground/database/connections/connection.js';
import { customers } from '../ground/database/tables/people/customers.js';
import { legalForms, surnames } from './names.js';
import { seededRandom } from './random.js';
import { townsByProvince } from './towns.js';

/** Number of customers: enough for every filter and for more than one page. */
const count = 60;

const dayMs = 86_400_000;
const firstCreated = Date.parse('2022-01-10');
const daysOfCreation = (Date.parse(demonstrationDay) - firstCreated) / dayMs;

const firstNames = [
  'Alessia',
  'Andrea',
  'Beatrice',
  'Carlo',
  'Cecilia',
  'Dario',
  'Elena',
  'Fabio',
  'Giulia',
  'Irene',
  'Lorenzo',
  'Marta',
  'Nicolò',
  'Noemi',
  'Paolo',
  'Rosa',
  'Sara',
  'Tommaso',
  'Umberto',
  'Viola',
] as const;

const trades = ['Autotrasporti', 'Logistica', 'Noleggi', 'Carrozzeria', 'Taxi', 'Autolinee'] as const;

/** Inserts invented customers, the same ones for the same seed. */
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
      createdOn: new Date(firstCreated + random.between(0, daysOfCreation) * dayMs).toISOString().slice(0, 10),
    };
  });
  await transaction.insert(customers).values(values);
}
