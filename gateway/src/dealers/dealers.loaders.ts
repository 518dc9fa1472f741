import DataLoader from 'dataloader';
import { allows } from '../access/operationAccess.js';
import type { Caller } from '../access/callers.js';
import { idsPerCall } from '../limits/limits.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { listMembersByIds } from '../upstream/endpoints.generated.js';
import type { Member } from './dealers.types.js';

type MemberById = DataLoader<number, Member | null>;

/**
 * Members by id, as one call for up to 100 of them. A member that the caller may not see is null, as a missing one is;
 * a caller who may not read members at all has none above itself that it sees, and is not asked about.
 *
 * A write in the same request may have changed what was read: the loader then forgets it.
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
  upstream.onDoubt(() => loader.clearAll());
  return loader;
}
