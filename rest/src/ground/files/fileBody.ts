import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { filenameIn } from '../platform/http/disposition.js';
import { wrongInput } from '../platform/http/errors.js';
import type { App } from '../platform/http/routes.js';
import { invalidInput, validated } from '../platform/http/validation.js';
import { takeBodiesAsStreams } from './bytes.js';
import { uploadReference } from './schemas.js';

/** A file in the body of a request. */
export interface ArrivingFile {
  /** As sent by the client: not sanitised yet. */
  readonly filename: string;
  /** As sent by the client. */
  readonly contentType: string;
  readonly bytes: Readable;
}

/** The input of a route that accepts a file: the file itself, or the id of an upload. */
export type FileInput =
  { readonly kind: 'file'; readonly file: ArrivingFile } | { readonly kind: 'upload'; readonly id: number };

/** The field of a form that holds the file. */
const fileField = 'file';

/**
 * Lets the routes of a scope accept a file as body (`takes: 'file'`): in the field `file` of a form, as the bare body,
 * or as the id of an upload in a JSON body. The storage limits the size, because it counts the bytes.
 *
 * @param scope a separate scope: elsewhere such bodies stay refused
 */
export async function acceptFiles(scope: App): Promise<void> {
  takeBodiesAsStreams(scope);
  await scope.register(multipart, {
    limits: { files: 1, fields: 20, parts: 21, fieldNameSize: 100, fieldSize: 10_000, fileSize: Infinity },
  });
}

/**
 * The file of a request.
 *
 * @param request of a route in a scope that accepts files
 * @param nameInQuery the name of a bare file; it takes precedence over content-disposition
 * @throws Refusal BAD_USER_INPUT for a form without the field `file`, and for a JSON body that names no upload
 */
export async function fileIn(request: FastifyRequest, nameInQuery?: string): Promise<FileInput> {
  if (request.isMultipart()) {
    const part = await request.file();
    if (part?.fieldname !== fileField) throw wrongInput({ [fileField]: 'required' });
    return { kind: 'file', file: { filename: part.filename, contentType: part.mimetype, bytes: part.file } };
  }
  if (!(request.body instanceof Readable)) {
    const reference = validated(uploadReference, request.body, 'body');
    if ('fields' in reference) throw invalidInput(reference.fields);
    return { kind: 'upload', id: reference.value.upload };
  }
  const filename = nameInQuery ?? filenameIn(request.headers['content-disposition'] ?? '') ?? '';
  const contentType = request.headers['content-type'] ?? 'application/octet-stream';
  return { kind: 'file', file: { filename, contentType, bytes: request.body } };
}
