import type { Role } from '@gdd/schema/permissions';
import { InputType } from 'type-graphql';
import { RoleEnum } from '../schema/enums.js';
import { field, id, text } from '../schema/fields.js';

@InputType({ description: 'Whom to invite.' })
export class InviteUserInput {
  @text('The address that the invitation goes to; it becomes the username.') email: string;
  @text('First and last name.') name: string;
  @field(() => [RoleEnum], 'The roles, in their order: the last one decides.') roles: Role[];
  @id('The member that the user is attached to; its kind must fit every role.') memberId: string;
}
