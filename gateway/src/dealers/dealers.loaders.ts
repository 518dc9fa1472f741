import DataLoader from 'dataloader';
import { allows } from '../access/operationAccess.js';
import type { Caller } from '../access/callers.js';
import { idsPerCall } from '../limits/limits.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { listMembersByIds } from '../upstream/endpoints.generated.js';
import type { Member } from './dealers.types.js';

type MemberById = DataLoader<number, Member | null>;

/**
 * Members by id: one call for up to 100 ids. Null where a member does not exist or the caller may not see it, and,
 * without a call, where the caller may not read members at all.
 *
 * After a write in the same request, the cached results are cleared.
 */
export function memberByIdLoader(upstream: UpstreamRequest, caller: () => Promise<Caller>): MemberById {
  const loader: MemberById = new DataLoader(
    async (ids) => {
      if (!allows(listMembersByIds.access, await caller())) return ids.map(() => null);
      const { members } = (await upstream.call(listMembersByIds, { query: { ids: ids.join(',') } })).data;
      const byId = new Map(members.map((member) => [member.id, member]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { maxBatchSize: idsPerCall },
  );
  upstream.onInvalidated(() => loader.clearAll());
  return loader;
}
