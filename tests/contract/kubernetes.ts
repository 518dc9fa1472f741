import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'deploy/kubernetes');

/** The manifest of a Kubernetes object. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name?: string; readonly generateName?: string; readonly namespace?: string };
}

/** All manifests in deploy/kubernetes. */
export function manifests(): readonly Manifest[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => parseAllDocuments(readFileSync(path.join(folder, name), 'utf8')))
    .map((document) => {
      if ('errors' in document && document.errors.length > 0) throw document.errors[0] as Error;
      return (document as { toJS(): unknown }).toJS() as Manifest;
    });
}

/** The packages of `kubernetes-types` by the API group of an object. */
const packages: Readonly<Record<string, string>> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'batch/v1': 'batch/v1',
  'policy/v1': 'policy/v1',
  'networking.k8s.io/v1': 'networking/v1',
};

/**
 * The type errors of manifests by the Kubernetes API description (`kubernetes-types`): unknown fields, missing fields,
 * values of another type. Each manifest is compiled as a literal of its type.
 */
export function typeErrors(objects: readonly Manifest[]): readonly string[] {
  const file = path.join(root, 'tests/contract/manifests.virtual.ts');
  const text = objects
    .map((object, index) => {
      const from = packages[object.apiVersion];
      if (from === undefined) throw new Error(`${object.apiVersion}: a group that the test does not know.`);
      const literal = JSON.stringify(object, undefined, 2);
      return `export const object${index}: import('kubernetes-types/${from}').${object.kind} = ${literal};`;
    })
    .join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const diskHost = ts.createCompilerHost(options);
  host.fileExists = (name) => name === file || diskHost.fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : diskHost.getSourceFile(name, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
