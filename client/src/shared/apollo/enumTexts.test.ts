/** @jest-environment node */

import { campaignDurations, campaignStates, seasons } from '@gdd/schema/campaigns';
import { expect, test } from '@jest/globals';
import type { CampaignDuration, CampaignState, Season } from './schema.generated';
import { apiEnum, enumText } from './enumTexts';

test('a value of the domain becomes the enum of the API, and back', () => {
  const states: CampaignState[] = campaignStates.map(apiEnum);
  expect(states).toEqual(['DRAFT', 'OPEN', 'REGISTRATION_CLOSED', 'CLOSED']);
  const durations: CampaignDuration[] = campaignDurations.map(apiEnum);
  expect(durations.map(enumText)).toEqual(campaignDurations);
  const all: Season[] = seasons.map(apiEnum);
  expect(all.map(enumText)).toEqual(seasons);
});
