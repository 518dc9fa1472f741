import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { deflateSync } from 'node:zlib';
import { forScreens } from './images.js';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0B5A6F' } });

/** A chunk of a PNG; whoever checks the sum is not reached. */
function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  return Buffer.concat([head, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

/** A PNG that says it is 60,000 pixels wide and high, and is a few KB. */
function bomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an image for screens', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('is made of %s, no larger than screens need', async (format) => {
    const original = await plain(2000, 500).toFormat(format).toBuffer();
    const image = await forScreens(original);
    expect(image).toMatchObject({ width: 1600, height: 400 });
    expect(await sharp(image?.bytes).metadata()).toMatchObject({ format: 'webp' });
  });

  test('is not made larger than it is', async () => {
    expect(await forScreens(await plain(30, 20).png().toBuffer())).toMatchObject({ width: 30, height: 20 });
  });

  test('is not made of what only calls itself one, is cut off, or unpacks without end', async () => {
    const jpeg = await plain(400, 400).jpeg().toBuffer();
    const tooLarge = await plain(8000, 5001).png().toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const lies = [
      Buffer.from(svg),
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(svg)]),
      await plain(10, 10).gif().toBuffer(),
      jpeg.subarray(0, jpeg.length / 2),
      Buffer.from('%PDF-1.7\n'),
      bomb(),
      tooLarge,
    ];
    for (const each of lies) expect(await forScreens(each)).toBeUndefined();
    // one that fails keeps none of those behind it from being made
    expect(await forScreens(jpeg)).toMatchObject({ width: 400 });
  });
});
