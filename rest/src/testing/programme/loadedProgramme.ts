import type { TestApp } from '../app/testApp.js';
import { importFile } from './loadedFile.js';
import { officeCampaigns, officeFile } from './officeProgramme.js';

/** Imports the files of tests/data/programma: network, sales, campaigns, goals. */
export async function loadOfficeProgramme(service: TestApp): Promise<void> {
  const load = async (kind: 'network' | 'sales' | 'goals', name: string) => {
    const { status } = await importFile(service, kind, officeFile(name));
    if (status !== 'applied') throw new Error(`${name} is ${status}.`);
  };
  await load('network', 'rete.csv');
  await load('sales', 'vendite-2024.csv');
  for (const body of officeCampaigns()) await service.call('POST', '/api/campaigns', { as: 'ka.admin', body });
  await load('sales', 'vendite-2025.csv');
  await load('goals', 'obiettivi.csv');
}
