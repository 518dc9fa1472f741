import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface MailedLink {
  readonly token: string;
  readonly invitation: boolean;
}

/** The link's token, read once from the fragment and taken out of the address bar. */
export function useMailedLink(): MailedLink {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [link] = useState<MailedLink>(() => {
    const values = new URLSearchParams(hash.slice(1));
    return { token: values.get('token') ?? '', invitation: values.get('invitation') === '1' };
  });

  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, navigate, pathname]);

  return link;
}
