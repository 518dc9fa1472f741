/* eslint-disable */
// Contract first: what follows is built next.
import type { ServiceContext } from '../platform/context.js';
import type { SignedIn } from '../platform/http/caller.js';
import type { SettlementSettingsBody, SettlementSettingsView } from './schemas.js';
export async function settingsView(_context: ServiceContext): Promise<SettlementSettingsView> {
  throw new Error('Not built yet.');
}
export async function changeSettings(
  _context: ServiceContext,
  _caller: SignedIn,
  _body: SettlementSettingsBody,
): Promise<SettlementSettingsView> {
  throw new Error('Not built yet.');
}
