import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { isStorable } from '../domain/text.js';
import type { ServiceContext } from '../platform/context.js';
import { emptyableText, line, mailAddress, phoneNumber } from '../platform/inputs.js';
import { callerOf, memberLink, nothing, refusals, success, successOf, type App } from '../platform/routes.js';
import { changeOwnPassword, forgotPassword, login, logout, ownUser, resetPassword, updateOwnUser } from './service.js';

const tags = ['auth'];

/** Longer than any password may be, short enough to cost nothing. */
const typedPassword = z.string().min(1).max(1000);

export const userSchema = z
  .object({
    id: z.number().int(),
    username: z.string(),
    email: z.string().nullable(),
    name: z.string().nullable(),
    phone: z.string().nullable(),
    roles: z.array(z.string()).describe('In order: the last one decides'),
    member: memberLink.nullable().describe('Null while waiting for activation'),
    last_login_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'User' });

const loginResponse = z
  .object({
    api_token: z.string().describe('Opaque; goes into the bearer authorisation header'),
    accessToken: z.string().describe('Equal to api_token'),
    refreshToken: z.null().describe('A session is never prolonged'),
    expiresIn: z.number().int().describe('Seconds that the session lasts'),
    max_age: z.number().int().describe('Equal to expiresIn'),
  })
  .meta({ id: 'LoginResponse' });

/** Signing in and out, the own account, links to set a password (specification, section 7). */
export function authRoutes(app: App, context: ServiceContext): void {
  app.post(
    '/login',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'login',
        summary: 'Sign in',
        description: 'Answers the bare login response. Failures are limited by account and by address.',
        tags,
        body: z.strictObject({
          username: z.string().trim().min(1).max(254).refine(isStorable),
          password: typedPassword,
        }),
        response: { 200: loginResponse, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED') },
      },
    },
    (request) => login(context, request.body, request.ip),
  );

  app.post(
    '/logout',
    {
      config: { access: 'account' },
      schema: {
        operationId: 'logout',
        summary: 'Sign out',
        description: 'Revokes the session of the call.',
        tags,
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request) => {
      await logout(context, callerOf(request));
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
        response: { 200: nothing, ...refusals('FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED') },
      },
    },
    async (request) => {
      await forgotPassword(context, request.body.email, request.ip);
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
          'Serves reset and invitation links: 60 minutes, once, the newest only. Ends all sessions and personal tokens.',
        tags,
        body: z.strictObject({
          token: z.string().min(1).max(200),
          password: typedPassword,
          password_confirmation: typedPassword,
        }),
        response: { 200: nothing, ...refusals('FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => {
      await resetPassword(context, request.body);
      return success({});
    },
  );

  app.get(
    '/user',
    {
      config: { access: 'account' },
      schema: {
        operationId: 'getUser',
        summary: 'The user of the token',
        description: 'Answers the bare user; the header x-profile is `complete` when name, email and phone are there.',
        tags,
        response: { 200: userSchema, ...refusals('UNAUTHENTICATED') },
      },
    },
    async (request, reply) => {
      const { user, isComplete } = await ownUser(context, callerOf(request));
      sayWhetherComplete(reply, isComplete);
      return user;
    },
  );

  app.put(
    '/user',
    {
      config: { access: 'account' },
      schema: {
        operationId: 'updateUser',
        summary: 'Change the own name, mail address and telephone',
        description: 'The username stays. A mail address left out stays as it is; the telephone may be emptied.',
        tags,
        body: z.strictObject({
          name: line(120),
          email: mailAddress.optional(),
          phone: emptyableText(phoneNumber).optional(),
        }),
        response: {
          200: successOf(z.object({ user: userSchema })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request, reply) => {
      const { user, isComplete } = await updateOwnUser(context, callerOf(request), request.body);
      sayWhetherComplete(reply, isComplete);
      return success({ user });
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
      await changeOwnPassword(context, callerOf(request), request.body);
      return success({});
    },
  );
}

function sayWhetherComplete(reply: FastifyReply, isComplete: boolean): void {
  if (isComplete) reply.header('x-profile', 'complete');
}
