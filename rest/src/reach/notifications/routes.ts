import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import type { ServiceContext } from '../../ground/platform/context.js';
import {
  type App,
  nothing,
  pageOf,
  refusals,
  signedInCallerOf,
  success,
  successOf,
} from '../../ground/platform/http/routes.js';
import { mailsTable } from './mails.js';
import { inboxItem, inboxState, mailsState, markedBody, preferences, preferencesBody, sentMail } from './schemas.js';
import {
  inboxTable,
  inboxUnread,
  markRead,
  notificationPreferences,
  unsubscribe,
  updateNotificationPreferences,
} from './service.js';

const tags = ['notifications'];
const unread = successOf(z.object({ unread: z.number().int().describe('100 where there are more') }));

/** Inbox, preferences and mails of users (docs/domain/notifications.md). */
export function notificationRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
  inboxRoutes(app, context);
  preferenceRoutes(app, context);
  app.post(
    '/notifications/unsubscribe/:token',
    {
      config: { access: 'public', object: null },
      schema: {
        operationId: 'unsubscribe',
        summary: 'End the mails that a link names',
        description:
          'Those of a kind, or of a digest, to one user; the inbox stays as it is. Again, it changes nothing (RFC 8058).',
        tags,
        params: z.object({ token: z.string() }),
        response: { 200: nothing, ...refusals('NOT_FOUND') },
      },
    },
    async (request) => {
      await unsubscribe(context, request.params.token, secret);
      return success({});
    },
  );
  app.post(
    '/mails/table',
    {
      config: { access: ['accessUsersManager'], effect: 'read' },
      schema: {
        operationId: 'mailsTable',
        summary: 'A page of the mails of the last days, and what became of them',
        description:
          'Filtered, searched by recipient, sorted (ties by id) and paged, with the exact total; newest first. Never a text or a token.',
        tags,
        body: mailsState,
        response: {
          200: pageOf(sentMail),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await mailsTable(context, request.body)),
  );
}

function inboxRoutes(app: App, context: ServiceContext): void {
  app.post(
    '/notifications/inbox/table',
    {
      config: { access: 'signedIn', effect: 'read' },
      schema: {
        operationId: 'inboxTable',
        summary: 'A page of the caller’s inbox',
        description:
          'Filtered, searched by campaign, dealer and file, and paged, with the exact total; newest first. Only what the caller may still see is in it.',
        tags,
        body: inboxState,
        response: {
          200: pageOf(inboxItem),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await inboxTable(context, signedInCallerOf(request), request.body)),
  );

  app.get(
    '/notifications/inbox/unread',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'inboxUnread',
        summary: 'How many items of its inbox the caller has not read',
        tags,
        response: { 200: unread, ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request) => success({ unread: await inboxUnread(context, signedInCallerOf(request)) }),
  );

  app.post(
    '/notifications/inbox/read',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'markRead',
        summary: 'Mark items of the inbox as read',
        description: 'Those of the caller among the ids; others stay as they are. Answers how many are not read.',
        tags,
        body: markedBody,
        response: { 200: unread, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => success({ unread: await markRead(context, signedInCallerOf(request), request.body.ids) }),
  );

  app.post(
    '/notifications/inbox/read-all',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'markAllRead',
        summary: 'Mark the whole inbox as read',
        tags,
        response: { 200: unread, ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request) => success({ unread: await markRead(context, signedInCallerOf(request)) }),
  );
}

function preferenceRoutes(app: App, context: ServiceContext): void {
  app.get(
    '/notifications/preferences',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getNotificationPreferences',
        summary: 'How the caller hears of each kind of notification',
        description: 'Of the kinds that concern it; what it has not chosen is as by default of its role.',
        tags,
        response: { 200: successOf(z.object({ preferences })), ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request) => success({ preferences: await notificationPreferences(context, signedInCallerOf(request)) }),
  );

  app.put(
    '/notifications/preferences',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'updateNotificationPreferences',
        summary: 'Change how the caller hears of each kind of notification',
        description: 'All of them. What waits for a digest follows the change.',
        tags,
        body: preferencesBody,
        response: {
          200: successOf(z.object({ preferences })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) =>
      success({
        preferences: await updateNotificationPreferences(context, signedInCallerOf(request), request.body),
      }),
  );
}
