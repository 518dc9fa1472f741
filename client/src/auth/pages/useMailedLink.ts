import { useEffect, useState } from 'react';
import type { Problem } from '../../shared/apollo/problem';
import { useAddress } from '../address';

interface MailedLink {
  readonly token: string;
  readonly invitation: boolean;
}

/** The problem of a link without a token. */
export const withoutToken: Problem = { code: 'BAD_USER_INPUT', reason: 'invalidLink' };

/** The link's token, read once from the fragment, which is then removed from the address bar. */
export function useMailedLink(): MailedLink {
  const { hash, removeHash } = useAddress();
  const [link] = useState<MailedLink>(() => {
    const values = new URLSearchParams(hash.slice(1));
    return { token: values.get('token') ?? '', invitation: values.get('invitation') === '1' };
  });

  useEffect(() => {
    if (hash !== '') removeHash();
  }, [hash, removeHash]);

  return link;
}
