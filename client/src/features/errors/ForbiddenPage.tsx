import { useSearchParams } from 'react-router-dom';
import { permissions, type Permission } from '@gdd/schema/permissions';
import { useTexts } from '../../shared/i18n/useTexts';
import { ErrorPage } from './ErrorPage';

/** Names the missing permissions, any of which would open the page. */
export function Component() {
  const { intl, say } = useTexts('errors.403');
  const [search] = useSearchParams();
  const missing = (search.get('missing') ?? '').split(',').filter(isPermission);
  const names = missing.map((permission) => intl.formatMessage({ id: `permissions.${permission}` }));
  return (
    <ErrorPage code="403">
      {names.length === 0
        ? say('text')
        : say('missing', { permissions: intl.formatList(names, { type: 'disjunction' }), count: names.length })}
    </ErrorPage>
  );
}

/** The address can contain any text: only names of permissions are displayed. */
function isPermission(name: string): name is Permission {
  return (permissions as readonly string[]).includes(name);
}
