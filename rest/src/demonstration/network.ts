import { provincesByRegion, type Region } from '@gdd/schema/geography';
import type { DealerStatus, DealerTier, MemberRole } from '@gdd/schema/members';
import { vatCheckDigit } from '../ground/domain/vatNumber.js';
import { programmeCode } from '../ground/database/rootMember.js';
import type { NewMember } from '../ground/database/tree.js';
import { postalDataIn } from './addresses.js';
import { dealerNames, legalForms, surnames } from './names.js';
import { seededRandom, type Random } from './random.js';
import { townsByProvince } from './towns.js';

/** The members that the demonstration users are attached to, by code. */
export const demonstrationCodes = {
  regionalManager: 'RM0001',
  account: 'AC0001',
  distributor: 'DI0001',
  areaManager: 'AM0001',
  agent: 'AG0001',
  dealer: 'DE00001',
} as const;

/** Relative numbers of dealers by region, roughly those of tyre shops. */
const weights: Readonly<Record<Region, number>> = {
  Abruzzo: 3,
  Basilicata: 2,
  Calabria: 4,
  Campania: 9,
  'Emilia-Romagna': 9,
  'Friuli-Venezia Giulia': 3,
  Lazio: 9,
  Liguria: 3,
  Lombardia: 16,
  Marche: 4,
  Molise: 1,
  Piemonte: 9,
  Puglia: 8,
  Sardegna: 4,
  Sicilia: 9,
  Toscana: 8,
  'Trentino-Alto Adige': 3,
  Umbria: 3,
  "Valle d'Aosta": 1,
  Veneto: 10,
};

/** The regional managers' areas, and the regions that each distributor of the area serves. */
const areas: readonly { readonly name: string; readonly distributors: readonly (readonly Region[])[] }[] = [
  {
    name: 'Area Nord Ovest',
    distributors: [
      ['Lombardia'],
      ['Lombardia'],
      ['Piemonte', "Valle d'Aosta"],
      ['Liguria', 'Piemonte'],
      ['Piemonte'],
      ['Lombardia', 'Liguria'],
    ],
  },
  {
    name: 'Area Nord Est',
    distributors: [['Veneto'], ['Veneto', 'Friuli-Venezia Giulia'], ['Trentino-Alto Adige'], ['Emilia-Romagna']],
  },
  {
    name: 'Area Centro',
    distributors: [['Toscana'], ['Toscana', 'Umbria'], ['Marche', 'Abruzzo'], ['Lazio']],
  },
  {
    name: 'Area Sud e Isole',
    distributors: [
      ['Campania'],
      ['Puglia', 'Basilicata', 'Molise'],
      ['Calabria', 'Sicilia'],
      ['Sicilia'],
      ['Sardegna'],
    ],
  },
];

/** Key accounts: chains with distributors of their own, in the same regions as those of the areas. */
const accounts: readonly { readonly name: string; readonly distributors: readonly (readonly Region[])[] }[] = [
  {
    name: 'Key Account Reti Nazionali',
    distributors: [
      ['Lazio', 'Campania'],
      ['Emilia-Romagna', 'Lombardia'],
      ['Veneto', 'Friuli-Venezia Giulia'],
      ['Toscana', 'Marche'],
      ['Puglia', 'Sicilia'],
      ['Lazio', 'Umbria'],
    ],
  },
  { name: 'Key Account Grandi Flotte', distributors: [['Piemonte', 'Puglia', 'Calabria']] },
];

/**
 * Generates a network, the same one for the same seed and size. Dealers are below distributors, area managers and
 * agents, in every region.
 *
 * @param options.dealers number of dealers, the demonstration user's own included; 1 generates only the six members of
 *   the demonstration users
 */
export function demonstrationNetwork(options: { readonly seed: number; readonly dealers: number }): NewMember[] {
  const maker = new NetworkMaker(seededRandom(options.seed), seededRandom(options.seed + 1));
  const ownDistributor = maker.ownChain();
  if (options.dealers > 1) maker.everybodyElse(options.dealers - 1, ownDistributor);
  return maker.members;
}

/** Number of dealers below the demonstration's own area manager: a realistic number, fewer in a small network. */
function ownDealers(dealers: number): number {
  return Math.min(36, Math.floor(dealers / 30));
}

/** A parent for dealers, and the regions of these. */
interface Spot {
  readonly parentCode: string;
  readonly regions: readonly Region[];
}

class NetworkMaker {
  readonly members: NewMember[] = [];
  private readonly usedVatNumbers = new Set<string>();
  private readonly counts = new Map<string, number>();

  /** @param postalRandom separate random numbers for addresses, so that these do not change the rest of the network */
  constructor(
    private readonly random: Random,
    private readonly postalRandom: Random,
  ) {}

  /** Adds the members of the demonstration users: a chain from the regional manager to the dealer, and the account. */
  ownChain(): Spot {
    const regions: readonly Region[] = ['Lombardia'];
    const manager = this.add('Regional Manager', programmeCode, areas[0]?.name ?? '', regions);
    this.add('Account', programmeCode, accounts[0]?.name ?? '', ['Lazio']);
    const distributor = this.add('Distributor', manager, 'Lombarda Pneumatici S.p.A.', regions);
    const areaManager = this.add('Distributor Area Manager', distributor, 'Milano e Brianza', regions);
    const agent = this.add('Agent', areaManager, 'Agenzia Viganò', regions);
    this.add('Dealer', agent, 'Centro Gomme Cantù S.r.l.', regions);
    return { parentCode: distributor, regions };
  }

  everybodyElse(dealers: number, ownDistributor: Spot): void {
    const spots: Spot[] = [...this.below(ownDistributor)];
    const heads = [
      ...areas.map((area, index) => ({ ...area, role: 'Regional Manager' as const, index })),
      ...accounts.map((account, index) => ({ ...account, role: 'Account' as const, index })),
    ];
    for (const head of heads) {
      const isInOwnChain = head.index === 0;
      const code = isInOwnChain
        ? demonstrationCodes[head.role === 'Account' ? 'account' : 'regionalManager']
        : this.add(head.role, programmeCode, head.name, head.distributors[0] ?? ['Lazio']);
      const newDistributors =
        isInOwnChain && head.role === 'Regional Manager' ? head.distributors.slice(1) : head.distributors;
      for (const regions of newDistributors) {
        const name = `${this.random.pick(surnames)} Distribuzione Pneumatici ${this.random.pick(legalForms)}`;
        spots.push(...this.below({ parentCode: this.add('Distributor', code, name, regions), regions }));
      }
    }
    this.spread(dealers - ownDealers(dealers), spots);
    this.belowOwn(ownDealers(dealers));
  }

  /** Adds dealers to the own area manager: two thirds below the own agent, the rest below another agent and itself. */
  private belowOwn(dealers: number): void {
    const regions: readonly Region[] = ['Lombardia'];
    const { agent: ownAgent, areaManager } = demonstrationCodes;
    const ofOwnAgent = Math.ceil((dealers * 2) / 3);
    const other = this.agent(areaManager, regions);
    for (let made = 0; made < dealers; made++) {
      const parentCode = made < ofOwnAgent ? ownAgent : made % 2 === 0 ? areaManager : other;
      this.add('Dealer', parentCode, undefined, regions);
    }
  }

  /** Adds area managers and agents to a distributor. @returns these and the distributor, as parents for dealers */
  private below(distributor: Spot): Spot[] {
    const spots: Spot[] = [distributor];
    const { parentCode, regions } = distributor;
    for (let place = 0; place < 2; place++) {
      const region = regions[place % regions.length] ?? 'Lazio';
      const side = `${region} ${place === 0 ? 'Nord' : 'Sud'}`;
      const areaManager = this.add('Distributor Area Manager', parentCode, side, [region]);
      spots.push({ parentCode: areaManager, regions: [region] });
      for (let agents = this.random.between(1, 2); agents > 0; agents--) {
        spots.push({ parentCode: this.agent(areaManager, [region]), regions: [region] });
      }
    }
    spots.push({ parentCode: this.agent(parentCode, regions), regions });
    return spots;
  }

  private agent(parentCode: string, regions: readonly Region[]): string {
    return this.add('Agent', parentCode, `Agenzia ${this.random.pick(surnames)}`, regions);
  }

  /** Adds dealers to every region by its weight, each below a random parent that serves the region. */
  private spread(dealers: number, spots: readonly Spot[]): void {
    const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    let weightSoFar = 0;
    let made = 0;
    for (const [region, weight] of Object.entries(weights) as [Region, number][]) {
      weightSoFar += weight;
      const serving = spots.filter((spot) => spot.regions.includes(region));
      for (; made < Math.round((dealers * weightSoFar) / total); made++) {
        this.add('Dealer', this.random.pick(serving).parentCode, undefined, [region]);
      }
    }
  }

  /** Adds a member with the data of its role. @returns its code */
  private add(role: MemberRole, parentCode: string, name: string | undefined, regions: readonly Region[]): string {
    const { random } = this;
    const code = this.nextCode(role);
    const region = random.pick(regions);
    const province = random.pick(Object.keys(provincesByRegion[region]));
    const town = random.pick(townsByProvince[province] ?? []);
    const isDealer = role === 'Dealer';
    this.members.push({
      code,
      role,
      parentCode,
      businessName: name ?? random.pick(dealerNames)(random.pick(surnames), random.pick(legalForms), town),
      region,
      province,
      city: town,
      vatNumber: this.vatNumber(),
      // the first dealer, which is the demonstration user's own, has complete data
      ...(isDealer ? postalDataIn(this.postalRandom, province, town, this.counts.get('Dealer') === 1) : {}),
      email: `${code.toLowerCase()}@rete.example`,
      phone: `+39 0${random.between(2, 9)}${random.between(0, 9)} ${random.between(1_000_000, 9_999_999)}`,
      status: isDealer ? this.status() : null,
      tier: isDealer ? this.tier() : null,
      joinedOn: this.joinedOn(),
    });
    return code;
  }

  private nextCode(role: MemberRole): string {
    const prefixes: Readonly<Record<MemberRole, string>> = {
      Programme: 'PR',
      'Regional Manager': 'RM',
      Account: 'AC',
      Distributor: 'DI',
      'Distributor Area Manager': 'AM',
      Agent: 'AG',
      Dealer: 'DE',
    };
    const number = (this.counts.get(role) ?? 0) + 1;
    this.counts.set(role, number);
    return `${prefixes[role]}${String(number).padStart(role === 'Dealer' ? 5 : 4, '0')}`;
  }

  private vatNumber(): string {
    for (;;) {
      const first = `${String(this.random.between(1, 9_999_999)).padStart(7, '0')}${String(this.random.between(1, 100)).padStart(3, '0')}`;
      const number = `${first}${vatCheckDigit(first)}`;
      if (this.usedVatNumbers.has(number)) continue;
      this.usedVatNumbers.add(number);
      return number;
    }
  }

  private status(): DealerStatus {
    const chance = this.counts.get('Dealer') === 1 ? 0 : this.random.next();
    return chance < 0.88 ? 'active' : chance < 0.95 ? 'suspended' : 'closed';
  }

  private tier(): DealerTier {
    const drawn = this.random.next();
    const chance = this.counts.get('Dealer') === 1 ? 0.5 : drawn;
    return chance < 0.3 ? 'prospect' : chance < 0.8 ? 'gold' : 'platinum';
  }

  private joinedOn(): string {
    const days = this.random.between(0, 365 * 9);
    return new Date(Date.UTC(2016, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
  }
}
