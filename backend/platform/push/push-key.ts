import { createECDH, createPrivateKey, sign } from 'node:crypto'

export const PUSH_CURVE = 'prime256v1'

/** Validity of a signature in seconds; push services accept up to a day. */
const VALID_SECONDS = 12 * 3_600

/** Key that identifies this site to push services (VAPID, RFC 8292). */
export interface PushKey {
  /** Public key for browsers, in base64url. */
  publicKey: string
  /** Returns the `Authorization` header of a request to the endpoint of a browser. */
  authorize(endpoint: string, now?: Date): string
}

/**
 * Creates the key from its private number.
 * @param secret 32 bytes in base64url
 * @param contact `mailto:` or https address for the operators of push services
 * @throws Error for an invalid private key
 */
export function createPushKey(secret: string, contact: string): PushKey {
  const ecdh = createECDH(PUSH_CURVE)
  ecdh.setPrivateKey(secret, 'base64url')
  const point = ecdh.getPublicKey()
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: secret,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const publicKey = point.toString('base64url')
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return {
    publicKey,
    authorize(endpoint, now = new Date()) {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(now.valueOf() / 1_000) + VALID_SECONDS,
        sub: contact,
      }
      const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
      const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`
    },
  }
}
