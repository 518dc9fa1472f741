import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, parse, subscribe, validate, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import { createHandler } from 'graphql-sse';
import type { GatewayContext } from '../context.js';
