/** Calls of the routes of campaigns. */
import { expect } from '@jest/globals';
import type { TestApp } from '../app/testApp.js';
import { ordinaryRules } from './salesAndCampaigns.js';

export interface Campaign {
  readonly id: number;
  readonly title: string;
  readonly year: number;
  readonly version: number;
  readonly [field: string]: unknown;
}

export const campaignFields = {
  title: 'Estate 2025',
  type: 'gold',
  duration: 'halfYearly',
  isMain: true,
  year: 2025,
  startsOn: '2025-01-01',
  endsOn: '2025-06-30',
  description: null,
  incentiveDetail: ordinaryRules.incentiveDetail as object,
  factorBoostDetail: { boosts: [] } as object,
  eligibility: {},
};

export const createCampaign = (service: TestApp, changes: object = {}, key?: string) =>
  service.call('POST', '/api/campaigns', {
    as: 'ka.admin',
    body: { ...campaignFields, ...changes },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

/** Updates all fields of a campaign; if accepted rules change, with a preview and a reason as the editor does. */
export async function updateCampaign(service: TestApp, id: number, changes: object = {}) {
  const body = { ...campaignFields, ...changes };
  const send = (more: object = {}) =>
    service.call('PUT', `/api/campaigns/${id}`, { as: 'gd.admin', body: { ...body, ...more } });
  const response = await send();
  const { error } = response.json<{ error?: { fields?: Record<string, string> } }>();
  if (error?.fields?.['preview'] !== 'required') return response;
  const previewed = await previewRules(service, id, changes);
  return send({
    reason: 'Regole corrette',
    preview: previewed.json<{ data: { preview: { id: number } } }>().data.preview.id,
  });
}

/** Requests a preview of changed rules. */
export function previewRules(service: TestApp, id: number, changes: object = {}) {
  const { startsOn, endsOn, incentiveDetail, factorBoostDetail, eligibility } = { ...campaignFields, ...changes };
  const body = { startsOn, endsOn, incentiveDetail, factorBoostDetail, eligibility };
  return service.call('POST', `/api/campaigns/${id}/rules/preview`, { as: 'gd.admin', body });
}

export async function createdCampaign(service: TestApp, changes: object = {}): Promise<Campaign> {
  const response = await createCampaign(service, changes);
  expect(response.statusCode).toBe(201);
  return response.json<{ data: { campaign: Campaign } }>().data.campaign;
}
