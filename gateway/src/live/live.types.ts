import { liveKinds, type LiveKind } from '@gdd/schema/live';
import { ObjectType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { field, id, text } from '../schema/fields.js';

const LiveKindEnum = describedEnum(
  'LiveKind',
  'The kind of a live signal.',
  liveKinds,
  (kind) =>
    ({
      inbox: "The caller's inbox has changed.",
      import: 'An import has changed, or has come further.',
      export: "An export of the caller's has changed, or has come further.",
      figures: 'Figures are newer than those that were read before.',
      beat: 'Keep-alive; nothing has changed.',
      reset: 'Signals may have been missed: what is on the screen is to be read anew.',
      away: 'This stream ends here and goes on as another, opened with the cursor.',
      ended: 'The session has ended: nothing comes any more.',
    })[kind],
);

@ObjectType({
  simpleResolvers: true,
  description: 'A signal that something changed, without the new values: read them by the other fields.',
})
export class LiveSignal {
  @text('Up to where the stream is; another that is opened with it goes on from here.') cursor!: string;
  @field(() => LiveKindEnum, 'The kind.') kind!: LiveKind;
  @id.orNull('The import or export.') id!: number | null;
}
