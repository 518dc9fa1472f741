/** An authenticator in software: it makes a passkey and signs with it as one in a telephone does (WebAuthn). */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Assertion, Attestation } from '../../people/auth/factors/passkeys.js';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** User present and verified, backup eligible and backed up, as a synced passkey says; a new key is attached. */
const flags = { signed: 0b0001_1101, attached: 0b0101_1101 };

/** What may differ from what the site wants. */
interface Deviations {
  /** Default: that of the tests' PUBLIC_URL. */
  readonly origin?: string;
  /** The counter that is signed. Default: the authenticator's own, which stays 0 as that of a synced passkey. */
  readonly counter?: number;
  /** Whether the user was verified. Default: true. */
  readonly isVerified?: boolean;
}

/** A passkey and the device that has it. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = base64url(randomBytes(32));

  constructor(
    private readonly origin = 'https://portal.example',
    private readonly rpId = 'portal.example',
  ) {}

  /** Answers navigator.credentials.create. @param challenge as WebAuthn has it, base64url */
  create(challenge: string, deviations: Deviations = {}): Attestation {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, key]);
    const authData = Uint8Array.from(Buffer.concat([this.#authenticatorData(flags.attached, deviations), credential]));
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: this.id,
      clientDataJSON: this.#clientData('webauthn.create', challenge, deviations),
      // the library's own encoder takes what CBOR has, and its type does not say so
      attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal', 'hybrid'],
    };
  }

  /** Answers navigator.credentials.get. @param challenge as WebAuthn has it, base64url */
  get(challenge: string, deviations: Deviations & { readonly userHandle?: string } = {}): Assertion {
    const authenticatorData = this.#authenticatorData(flags.signed, deviations);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, deviations);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.id,
      clientDataJSON,
      authenticatorData: base64url(authenticatorData),
      signature: base64url(createSign('sha256').update(signed).sign(this.#keys.privateKey)),
      ...(deviations.userHandle !== undefined && { userHandle: deviations.userHandle }),
    };
  }

  #authenticatorData(flag: number, { counter = 0, isVerified = true }: Deviations): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(this.rpId), Buffer.from([isVerified ? flag : flag & ~0b100]), count]);
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: Deviations): string {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }
}
