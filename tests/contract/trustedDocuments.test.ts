import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { TestGateway } from '../../gateway/src/test/testGateway.js';
import manifest from '@gdd/schema/trusted-documents.json' with { type: 'json' };

const client = path.resolve(import.meta.dirname, '../../client/src');

/** The hashes that the client's generated documents carry. */
function sentHashes(): readonly string[] {
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.generated.ts'))
    .flatMap((file) => [...readFileSync(path.join(client, file), 'utf8').matchAll(/"__meta__":\{"hash":"(\w+)"\}/g)])
    .map(([, each = '']) => each);
}

test('the manifest lists what the client sends, and nothing else', () => {
  const sent = sentHashes();
  expect(sent.length).toBeGreaterThan(20);
  expect([...sent].sort()).toEqual(Object.keys(manifest).sort());
});

test('each is compiled by the gateway before its first request', async () => {
  const gateway = await TestGateway.start({}, { manifest });
  await gateway.close();
  const broken = TestGateway.start({}, { manifest: { ...manifest, broken: '{' } });
  await expect(broken).rejects.toThrow('Syntax Error');
});

test('a document stands under the hash of its text', () => {
  for (const [key, text] of Object.entries(manifest)) expect(hash('sha256', text, 'hex')).toBe(key);
});
