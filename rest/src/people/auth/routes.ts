import { serviceScopes } from '@gdd/schema/serviceAccounts';
import type { AppSecret } from '@gdd/schema/secret';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { isFactorOverdue, type Caller } from '../../ground/platform/http/caller.js';
import { clientOf } from '../../ground/platform/http/client.js';
import { duringFailover, duringWork, type ServiceContext } from '../../ground/platform/context.js';
import { idempotentRequest } from '../../ground/platform/http/idempotency.js';
import { emptyableText, line, mailAddress, phoneNumber, typedPassword } from '../../ground/platform/http/inputs.js';
import {
  callerOf,
  day,
  idempotencyHeader,
  memberLink,
  nothing,
  refusals,
  success,
  successOf,
  type App,
} from '../../ground/platform/http/routes.js';
import { confirmEmail, sendConfirmation } from './addresses.js';
import { changeOwnPassword, forgotPassword, ownUser, resetPassword, updateOwnUser } from './service.js';
import { logout } from './sessions.js';

const tags = ['auth'];

const factorDeadlineView = z
  .object({ lastDay: day, isOver: z.boolean().describe('Whether setting one up is all that the session may do') })
  .meta({ id: 'FactorDeadline' });

export const userSchema = z
  .object({
    id: z.number().int(),
    username: z.string(),
    email: z.string().nullable(),
    email_confirmed: z.boolean().describe('A mailed link was opened that went to the address'),
    pending_email: z.string().nullable().describe('The address that is to take its place once its link is opened'),
    name: z.string().nullable(),
    phone: z.string().nullable(),
    roles: z.array(z.string()).describe('In order: the last one decides'),
    member: memberLink.nullable().describe('Null while waiting for activation'),
    last_login_at: z.iso.datetime().nullable(),
    programme_day: z.iso
      .date()
      .nullable()
      .describe('The day on which the programme stands still, as the demonstration does; null where it goes on'),
    scopes: z.array(z.enum(serviceScopes)).optional().describe('Of a service account alone, which has no roles'),
    factor_deadline: factorDeadlineView.optional().describe('Of a session whose user has to set up a second factor'),
  })
  .meta({ id: 'User' });

/** Routes for signing out, the caller's account, and mailed links (specification, section 7). */
export function authRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
  app.post(
    '/logout',
    {
      config: { access: 'account', whileFactorDue: true },
      schema: {
        operationId: 'logout',
        summary: 'Sign out',
        description: 'Revokes the session of the call.',
        tags,
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request) => {
      await logout(context, callerOf(request), clientOf(request));
      return success({});
    },
  );

  app.post(
    '/auth/forgotPassword',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'forgotPassword',
        summary: 'Ask for a link to set a new password',
        description: 'Answers the same whether or not somebody has the address; the mail is sent in the background.',
        tags,
        body: z.strictObject({ email: mailAddress }),
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED') },
      },
    },
    async (request) => {
      await forgotPassword(context, request.body.email, clientOf(request));
      return success({});
    },
  );

  app.post(
    '/auth/resetPassword',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'resetPassword',
        summary: 'Set the password by the link of a mail',
        description:
          'Serves reset and invitation links: 60 minutes, once, the newest only. Ends all sessions and personal tokens, ' +
          'and confirms the address that the mail went to.',
        tags,
        body: z.strictObject({
          token: z.string().min(1).max(200),
          password: typedPassword,
          password_confirmation: typedPassword,
        }),
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => {
      await resetPassword(context, request.body, clientOf(request));
      return success({});
    },
  );

  app.post(
    '/auth/confirmEmail',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'confirmEmail',
        summary: 'Confirm an address by the link of a mail',
        description:
          'The address of a registration, or a new one, which then takes the place of the other: that one is told, and ' +
          'the other sessions end. 60 minutes, once, the newest only.',
        tags,
        body: z.strictObject({ token: z.string().min(1).max(200) }),
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => {
      await confirmEmail(context, request.body.token, clientOf(request));
      return success({});
    },
  );

  app.post(
    '/user/confirmation',
    {
      config: { access: 'account' },
      schema: {
        operationId: 'sendConfirmation',
        summary: 'Send the link again that confirms the own address',
        description: 'At most 5 an hour; 409 emailConfirmed where no address waits for a confirmation.',
        tags,
        headers: idempotencyHeader,
        response: {
          200: nothing,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'BAD_USER_INPUT', 'RATE_LIMITED'),
        },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await sendConfirmation(context, caller, idempotentRequest(request, caller, secret));
      return success({});
    },
  );

  app.get(
    '/user',
    {
      config: { access: 'account', duringWork: true, whileFactorDue: true },
      schema: {
        operationId: 'getUser',
        summary: 'The user of the token',
        description: 'Answers the bare user; the header x-profile is `complete` when name, email and phone are there.',
        tags,
        response: { 200: userSchema, ...refusals('UNAUTHENTICATED') },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { user, isComplete } = await duringFailover(duringWork(context), (at) => ownUser(at, caller));
      setProfileHeader(reply, isComplete);
      const { scopes } = caller.credential;
      return { ...user, ...(scopes && { scopes: [...scopes] }), ...deadlineOf(context, caller) };
    },
  );

  app.put(
    '/user',
    {
      config: { access: 'account' },
      schema: {
        operationId: 'updateUser',
        summary: 'Change the own name, mail address and telephone',
        description:
          'Fields left out stay as they are, the username always; the telephone may be emptied. Another mail address asks ' +
          'for the current password, and counts when the link in the mail to it was opened.',
        tags,
        body: z.strictObject({
          name: line(120).optional(),
          email: mailAddress.optional(),
          phone: emptyableText(phoneNumber).optional(),
          current_password: typedPassword.optional().describe('Needed for another mail address'),
        }),
        response: {
          200: successOf(z.object({ user: userSchema })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED'),
        },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { user, isComplete } = await updateOwnUser(context, caller, request.body, clientOf(request));
      setProfileHeader(reply, isComplete);
      return success({ user: { ...user, ...deadlineOf(context, caller) } });
    },
  );

  app.put(
    '/user/password',
    {
      config: { access: 'account' },
      schema: {
        operationId: 'changePassword',
        summary: 'Change the own password',
        description: 'Ends the other sessions of the user; personal tokens stay.',
        tags,
        body: z.strictObject({
          current_password: typedPassword,
          password: typedPassword,
          password_confirmation: typedPassword,
        }),
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED') },
      },
    },
    async (request) => {
      await changeOwnPassword(context, callerOf(request), request.body, clientOf(request));
      return success({});
    },
  );
}

function deadlineOf({ clock }: ServiceContext, caller: Caller) {
  const { factorDeadline: lastDay } = caller;
  return lastDay === undefined ? {} : { factor_deadline: { lastDay, isOver: isFactorOverdue(caller, clock.now()) } };
}

function setProfileHeader(reply: FastifyReply, isComplete: boolean): void {
  if (isComplete) reply.header('x-profile', 'complete');
}
