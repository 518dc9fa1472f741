import type { UserRecordFragment } from './users.generated';

/** The name of a user, else the user name. */
export function userName({ name, username }: Pick<UserRecordFragment, 'name' | 'username'>): string {
  return name ?? username;
}
