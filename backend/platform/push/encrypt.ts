import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { PUSH_CURVE } from './push-key'

/** Keys of a browser, in base64url. */
export interface BrowserKeys {
  p256dh: string
  auth: string
}

const POINT_BYTES = 65
const SECRET_BYTES = 16
const RECORD_BYTES = 4_096
/** Delimiter of the last record. */
const LAST_RECORD = Buffer.from([2])

/** True for a point of the curve and a secret of the right length. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== SECRET_BYTES) return false
  try {
    const ecdh = createECDH(PUSH_CURVE)
    ecdh.generateKeys()
    ecdh.computeSecret(point)
    return true
  } catch {
    return false
  }
}

interface Randomness {
  salt: Buffer
  privateKey: Buffer
}

/** Encrypts a payload for one browser in one record (`aes128gcm`, RFC 8291). */
export function encryptPush(payload: string, keys: BrowserKeys, randomness?: Randomness): Buffer {
  const ecdh = createECDH(PUSH_CURVE)
  if (randomness) ecdh.setPrivateKey(randomness.privateKey)
  else ecdh.generateKeys()
  const salt = randomness?.salt ?? randomBytes(16)
  const browserPoint = Buffer.from(keys.p256dh, 'base64url')
  const ownPoint = ecdh.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserPoint, ownPoint])
  const secret = ecdh.computeSecret(browserPoint)
  const input = derive(secret, Buffer.from(keys.auth, 'base64url'), info, 32)
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const header = Buffer.alloc(21)
  salt.copy(header)
  header.writeUInt32BE(RECORD_BYTES, 16)
  header.writeUInt8(ownPoint.length, 20)
  return Buffer.concat([
    header,
    ownPoint,
    cipher.update(Buffer.concat([Buffer.from(payload), LAST_RECORD])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

function derive(input: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, bytes))
}
