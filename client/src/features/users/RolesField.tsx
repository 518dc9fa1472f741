import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { rolePermissions } from '@gdd/schema/permissions';
import type { Role } from '../../shared/apollo/schema.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import { roleNames } from '../../shared/permissions/roleNames';
import { memberRoleFor } from './invitableRoles';

interface RolesFieldProps {
  readonly value: readonly Role[];
  readonly onChange: (roles: readonly Role[]) => void;
  /** The roles that the user may assign. */
  readonly grantable: readonly Role[];
  readonly disabled: boolean;
  readonly error: string | undefined;
}

/** A user's roles in their order, the last of which is decisive, with the permissions that it grants. */
export function RolesField({ value, onChange, grantable, disabled, error }: RolesFieldProps) {
  const { intl, say } = useTexts('roles');
  const id = useId();
  const [first] = value;
  // all roles of a user must belong to the same kind of member
  const addable = grantable.filter(
    (role) => !value.includes(role) && (first === undefined || memberRoleFor(role) === memberRoleFor(first)),
  );
  const move = (from: number, to: number) => {
    const next = [...value];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  const last = value.at(-1);

  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 550 }}>
        <FormattedMessage id="labels.roles" />
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        <FormattedMessage id="users.roles.hint" />
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {value.map((role, index) => (
          <Box
            component="li"
            key={role}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              minHeight: 44,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography component="span" sx={{ flex: '1 1 auto', fontWeight: index === value.length - 1 ? 650 : 450 }}>
              {say(role)}
              {value.length > 1 && index === value.length - 1 && (
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary', ml: 1 }}>
                  <FormattedMessage id="users.roles.decides" />
                </Typography>
              )}
            </Typography>
            {!disabled && (
              <>
                <RoleButton
                  label={intl.formatMessage({ id: 'users.roles.up' }, { role: say(role) })}
                  icon={ArrowUpwardOutlined}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <RoleButton
                  label={intl.formatMessage({ id: 'users.roles.down' }, { role: say(role) })}
                  icon={ArrowDownwardOutlined}
                  disabled={index === value.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <RoleButton
                  label={intl.formatMessage({ id: 'users.roles.remove' }, { role: say(role) })}
                  icon={CloseOutlined}
                  disabled={false}
                  onClick={() => onChange(value.filter((other) => other !== role))}
                />
              </>
            )}
          </Box>
        ))}
      </Box>
      {!disabled && addable.length > 0 && (
        <NativeSelect
          input={<OutlinedInput size="small" />}
          fullWidth
          value=""
          onChange={(event) => {
            const role = addable.find((each) => each === event.target.value);
            if (role !== undefined) onChange([...value, role]);
          }}
          inputProps={{ 'aria-label': intl.formatMessage({ id: 'users.roles.add' }) }}
          sx={{ mt: 1 }}
        >
          <option value="">{intl.formatMessage({ id: 'users.roles.add' })}</option>
          {addable.map((role) => (
            <option key={role} value={role}>
              {say(role)}
            </option>
          ))}
        </NativeSelect>
      )}
      {error !== undefined && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      {last !== undefined && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          <FormattedMessage
            id="users.roles.grants"
            values={{
              permissions: intl.formatList(
                rolePermissions[roleNames[last]].map((permission) =>
                  intl.formatMessage({ id: `permissions.${permission}` }),
                ),
              ),
            }}
          />
        </Typography>
      )}
    </Box>
  );
}

interface RoleButtonProps {
  readonly label: string;
  readonly icon: typeof CloseOutlined;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function RoleButton({ label, icon: Icon, disabled, onClick }: RoleButtonProps) {
  return (
    <IconButton size="small" aria-label={label} disabled={disabled} onClick={onClick} sx={{ width: 40, height: 40 }}>
      <Icon fontSize="small" />
    </IconButton>
  );
}
