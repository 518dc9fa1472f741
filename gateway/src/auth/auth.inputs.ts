import { InputType } from 'type-graphql';
import { text } from '../schema/fields.js';

@InputType({ description: 'A registration.' })
export class RegisterInput {
  @text('An email address: the username, and where mails go.') username: string;
  @text('10 to 200 characters, not one of the most common passwords.') password: string;
}

@InputType({ description: 'A new password by a mailed link.' })
export class ResetPasswordInput {
  @text('The token in the link.') token: string;
  @text('10 to 200 characters, not one of the most common passwords.') password: string;
  @text('The same password again.') passwordConfirmation: string;
}

@InputType({ description: 'Changes of the own profile; what is left out or null stays.' })
export class UpdateAccountInput {
  @text.orNull('First and last name.') name?: string | null;

  @text.orNull(
    'The address that mails go to. A new one asks for the current password, and counts when the link in the mail to it was opened.',
  )
  email?: string | null;

  @text.orNull('A telephone number; an empty one removes it.') phone?: string | null;
  @text.orNull('The password, where the address is a new one.') currentPassword?: string | null;
}

@InputType({ description: 'A change of the own password.' })
export class ChangePasswordInput {
  @text('The password until now.') currentPassword: string;
  @text('10 to 200 characters, not one of the most common passwords.') password: string;
  @text('The same password again.') passwordConfirmation: string;
}
