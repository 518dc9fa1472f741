import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A registration.' })
export class RegisterInput {
  @Field(() => String, { description: 'An email address: the username, and where mails go.' })
  username: string;

  @Field(() => String, { description: '10 to 200 characters, not one of the most common passwords.' })
  password: string;
}

@InputType({ description: 'A new password by a mailed link.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The token in the link.' })
  token: string;

  @Field(() => String, { description: '10 to 200 characters, not one of the most common passwords.' })
  password: string;

  @Field(() => String, { description: 'The same password again.' })
  passwordConfirmation: string;
}

@InputType({ description: 'Changes of the own profile; what is left out or null stays.' })
export class UpdateAccountInput {
  @Field(() => String, { nullable: true, description: 'First and last name.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The address that mails go to. A new one asks for the current password, and counts when the link in the mail to it was opened.',
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'A telephone number; an empty one removes it.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'The password, where the address is a new one.' })
  currentPassword?: string | null;
}

@InputType({ description: 'A change of the own password.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password until now.' })
  currentPassword: string;

  @Field(() => String, { description: '10 to 200 characters, not one of the most common passwords.' })
  password: string;

  @Field(() => String, { description: 'The same password again.' })
  passwordConfirmation: string;
}
