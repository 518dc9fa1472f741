import { endpoint } from '../upstream/endpoint.js';
import { emptyRecord, enveloped, integer, nothing, record, text } from '../upstream/shape.js';
import { userRecord } from '../users/users.endpoints.js';

/** An answer that says nothing but that it was done. */
const done = enveloped(emptyRecord);

export const login = endpoint('POST', '/login', {
  area: 'auth',
  effect: 'write',
  access: 'public',
  answer: record({
    api_token: text,
    accessToken: text,
    refreshToken: nothing,
    expiresIn: integer,
    max_age: integer,
  }),
  fields: { username: 'username', password: 'password' },
});

export const logout = endpoint('POST', '/logout', { area: 'auth', effect: 'write', access: 'account', answer: done });

export const forgotPassword = endpoint('POST', '/auth/forgotPassword', {
  area: 'auth',
  effect: 'write',
  access: 'public',
  answer: done,
  fields: { email: 'email' },
});

export const resetPassword = endpoint('POST', '/auth/resetPassword', {
  area: 'auth',
  effect: 'write',
  access: 'public',
  answer: done,
  fields: { token: 'token', password: 'password', password_confirmation: 'passwordConfirmation' },
});

export const confirmEmail = endpoint('POST', '/auth/confirmEmail', {
  area: 'auth',
  effect: 'write',
  access: 'public',
  answer: done,
  fields: { token: 'token' },
});

export const sendConfirmation = endpoint('POST', '/user/confirmation', {
  area: 'auth',
  effect: 'write',
  access: 'account',
  answer: done,
});

export const getUser = endpoint('GET', '/user', {
  area: 'auth',
  effect: 'read',
  access: 'account',
  answer: userRecord,
});

export const updateAccount = endpoint('PUT', '/user', {
  area: 'auth',
  effect: 'write',
  access: 'account',
  answer: enveloped(record({ user: userRecord })),
  fields: { name: 'name', email: 'email', phone: 'phone', current_password: 'currentPassword' },
});

export const changePassword = endpoint('PUT', '/user/password', {
  area: 'auth',
  effect: 'write',
  access: 'account',
  answer: done,
  fields: {
    current_password: 'currentPassword',
    password: 'password',
    password_confirmation: 'passwordConfirmation',
  },
});

export const register = endpoint('POST', '/users', {
  area: 'auth',
  effect: 'write',
  access: 'public',
  answer: done,
  fields: { username: 'username', password: 'password' },
});
