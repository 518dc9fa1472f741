import type { DisputeFigure, DisputeKind, DisputeState } from '@gdd/schema/disputes';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DisputeFigureEnum, DisputeKindEnum, DisputeStateEnum } from '../../schema/disputeEnums.js';
import { DateTimeScalar } from '../../schema/scalars.js';

@ObjectType({ description: 'The dispute about a sale line.', simpleResolvers: true })
export class LineDispute {
  @Field(() => ID, { description: 'The number of the dispute.' })
  id: number;

  @Field(() => DisputeStateEnum, { description: 'The state.' })
  state: DisputeState;
}

@ObjectType({ description: 'What a dispute is about.', simpleResolvers: true })
export class DisputeSubject {
  @Field(() => DisputeKindEnum, { description: 'The kind.' })
  kind: DisputeKind;

  @Field(() => String, { nullable: true, description: 'The document of the line; of a missing one where it is known.' })
  document: string | null;

  @Field(() => Int, { nullable: true, description: 'The number of the line in its document.' })
  line: number | null;

  @Field(() => DisputeFigureEnum, { nullable: true, description: 'Which figure of the statement.' })
  figure: DisputeFigure | null;
}

@ObjectType({ description: 'A dispute of a dealer, as its statement tells it.', simpleResolvers: true })
export class StatementDispute extends LineDispute {
  @Field(() => DisputeSubject, { description: 'What it is about.' })
  about: DisputeSubject;

  @Field(() => DateTimeScalar, { description: 'When it was opened.' })
  openedAt: string;
}
