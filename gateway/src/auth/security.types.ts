import { secondFactorModes, type SecondFactorMode } from '@gdd/schema/factors';
import { InputType, ObjectType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { field, instant, int, text } from '../schema/fields.js';

export const SecondFactorModeEnum = describedEnum(
  'SecondFactorMode',
  'Who has to have a second factor.',
  secondFactorModes,
  (mode) =>
    ({
      off: 'Nobody, and nobody can set one up; those that there are go on.',
      offered: 'Nobody; everybody can.',
      administrators: 'Whoever manages users.',
      office: 'Whoever manages users, campaigns, imports or contents.',
      everyone: 'Everybody.',
    })[mode],
);

@ObjectType({ description: 'Who has to have a second factor, and until when.', simpleResolvers: true })
export class SecuritySettings {
  @field(() => SecondFactorModeEnum, 'Who has to have one.') secondFactor: SecondFactorMode;
  @int('The days for setting one up.') graceDays: number;
  @instant.orNull('Since when somebody more has to; null: nobody ever had to.') requiredSince: string | null;
  @int('The version, increased by each change; an edit names the version that it is based on.') version: number;
  @text.orNull('The name of who changed them last.') updatedBy: string | null;
  @instant.orNull('When they were changed last.') updatedAt: string | null;
}

@InputType({ description: 'Who has to have a second factor, and until when: all of it.' })
export class SecuritySettingsInput {
  @field(() => SecondFactorModeEnum, 'Who has to have one.') secondFactor: SecondFactorMode;
  @int('The days for setting one up: 0 to 90.') graceDays: number;
  @int.orNull('The version that the edit is based on; an outdated version is refused.') version?: number | null;
}
