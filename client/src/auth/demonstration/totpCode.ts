/** The length of a time step. */
export const stepMs = 30_000;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Whether the browser can work codes out: only at a secure address. */
export const canCompute = () => 'subtle' in crypto;

/** The code of an authenticator app at an instant: RFC 6238 with SHA-1 and six digits. @param key base32 */
export async function totpCode(key: string, at: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(at / stepMs)));
  const usage = { name: 'HMAC', hash: 'SHA-1' };
  const hmacKey = await crypto.subtle.importKey('raw', bytesOf(key), usage, false, ['sign']);
  const mac = new DataView(await crypto.subtle.sign('HMAC', hmacKey, counter));
  const offset = mac.getUint8(mac.byteLength - 1) & 0xf;
  return String((mac.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The bytes of a base32 text whose length is a multiple of 8. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
}
