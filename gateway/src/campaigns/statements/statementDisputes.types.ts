import type { DisputeFigure, DisputeKind, DisputeState } from '@gdd/schema/disputes';
import { ObjectType } from 'type-graphql';
import { DisputeFigureEnum, DisputeKindEnum, DisputeStateEnum } from '../../schema/disputeEnums.js';
import { field, id, instant, int, text } from '../../schema/fields.js';

@ObjectType({ description: 'The dispute about a sale line.', simpleResolvers: true })
export class LineDispute {
  @id('The id of the dispute.') id: number;
  @field(() => DisputeStateEnum, 'The state.') state: DisputeState;
}

@ObjectType({ description: 'The subject of a dispute.', simpleResolvers: true })
export class DisputeSubject {
  @field(() => DisputeKindEnum, 'The kind.') kind: DisputeKind;
  @text.orNull('The document of the line; of a missing one where it is known.') document: string | null;
  @int.orNull('The number of the line in its document.') line: number | null;
  @field.orNull(() => DisputeFigureEnum, 'The figure of the statement.') figure: DisputeFigure | null;
}

@ObjectType({ description: 'A dispute of a dealer, as its statement tells it.', simpleResolvers: true })
export class StatementDispute extends LineDispute {
  @field(() => DisputeSubject, 'The subject.') about: DisputeSubject;
  @instant('When it was opened.') openedAt: string;
}
