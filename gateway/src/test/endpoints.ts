import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '../upstream/endpoint.js';
import { anyRecord } from '../upstream/shape.js';

/** What a test reads of an endpoint's descriptor. */
export type Described = Pick<Endpoint, 'method' | 'path' | 'effect'>;

const sources = path.resolve(import.meta.dirname, '..');

function isDescriptor(value: unknown): value is Described {
  return anyRecord(value) && typeof value['path'] === 'string' && typeof value['effect'] === 'string';
}

/** Every descriptor that the areas export. */
export async function descriptors(): Promise<readonly Described[]> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.endpoints.ts'),
  );
  const found: Described[] = [];
  for (const file of files) {
    const exported = (await import(path.join(sources, file))) as Readonly<Record<string, unknown>>;
    found.push(...Object.values(exported).filter(isDescriptor));
  }
  return found;
}
