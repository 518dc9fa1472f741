import { Arg, Resolver, Root, Subscription } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { liveSession } from '../upstream/endpoints.generated.js';
import { LiveSignal } from './live.types.js';

interface SubscribeParts {
  readonly args: { readonly after?: string | null };
  readonly context: GatewayContext;
}

@Resolver()
export class LiveResolver {
  @Subscription(() => LiveSignal, {
    subscribe: ({ args: { after }, context }: SubscribeParts) => context.openLive(after ?? undefined),
    description:
      'What changes while a page is open, as server-sent events at /graphql/stream: signals with ids, never figures. ' +
      'Each comes at least once; not for personal tokens.',
  })
  @Rest(liveSession)
  live(
    @Root() signal: LiveSignal,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The cursor of the last signal that was read: signals since then come first. Default: from now on.',
    }) // eslint-disable-next-line @typescript-eslint/no-unused-vars -- declares the argument, which `subscribe` reads
    after: string | undefined,
  ): LiveSignal {
    return signal;
  }
}
