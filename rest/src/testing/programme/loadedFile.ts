import type { ImportKind } from '@gdd/schema/campaigns';
import type { ErrorBody } from '@gdd/schema/errors';
import type { ImportDetail } from '../../sales/imports/record/schemas.js';
import type { TestApp } from '../app/testApp.js';

type Service = Pick<TestApp, 'app' | 'call' | 'tokenOf' | 'imports'>;

/** Uploads a file for an import, and reads it. */
export async function loadFile(service: Service, kind: ImportKind, file: string | Buffer): Promise<ImportDetail> {
  const response = await service.app.inject({
    method: 'POST',
    url: `/api/imports/${kind}`,
    payload: Buffer.from(file),
    headers: {
      authorization: `Bearer ${await service.tokenOf('ka.admin')}`,
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="prova.csv"',
    },
  });
  await service.imports.drain();
  return importById(service, importIn(response).id);
}

/** Uploads a file for an import, and applies it if it has no errors. */
export async function importFile(service: Service, kind: ImportKind, file: string | Buffer): Promise<ImportDetail> {
  const read = await loadFile(service, kind, file);
  return read.status === 'ready' ? applyFile(service, read.id) : read;
}

/** Applies a previewed import, and confirms all of its warnings. */
export async function applyFile(service: Service, id: number, skipInvalid = false): Promise<ImportDetail> {
  const body = { skipInvalid, confirmWarnings: true, confirm: ['equalLines'] };
  await service.call('POST', `/api/imports/${id}/apply`, { as: 'ka.admin', body });
  await service.imports.drain();
  return importById(service, id);
}

/** Undoes an import. */
export async function undoFile(service: Service, id: number): Promise<ImportDetail> {
  await service.call('POST', `/api/imports/${id}/undo`, { as: 'ka.admin' });
  await service.imports.drain();
  return importById(service, id);
}

/** Expects that an import cannot be undone. @returns the refusal, which names the obstacles */
export async function undoRefused(service: Service, id: number): Promise<ErrorBody['error']> {
  const response = await service.call('POST', `/api/imports/${id}/undo`, { as: 'ka.admin' });
  if (response.statusCode !== 409) throw new Error(`The undoing was answered ${response.statusCode}.`);
  await service.imports.drain();
  return response.json<ErrorBody>().error;
}

export async function importById(service: Service, id: number): Promise<ImportDetail> {
  return importIn(await service.call('GET', `/api/imports/${id}`, { as: 'ka.admin' }));
}

/** The import in a response. */
export function importIn(response: { json(): unknown }): ImportDetail {
  return (response.json() as { readonly data: { readonly import: ImportDetail } }).data.import;
}
