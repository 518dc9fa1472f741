import type { Role } from '@gdd/schema/permissions';
import { Field, ID, InputType } from 'type-graphql';
import { RoleEnum } from '../schema/enums.js';

@InputType({ description: 'Whom to invite.' })
export class InviteUserInput {
  @Field(() => String, { description: 'The address that the invitation goes to; it becomes the username.' })
  email: string;

  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => [RoleEnum], { description: 'The roles, in their order: the last one decides.' })
  roles: Role[];

  @Field(() => ID, { description: 'The member that the user is attached to; its kind must fit every role.' })
  memberId: string;
}
