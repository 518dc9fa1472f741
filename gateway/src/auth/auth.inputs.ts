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

@InputType({ description: 'The own profile.' })
export class UpdateAccountInput {
  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => String, { description: 'The address that mails go to.' })
  email: string;

  @Field(() => String, { description: 'A telephone number.' })
  phone: string;
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
