import { createHmac, timingSafeEqual } from 'node:crypto'

const SECRET_PREFIX = 'whsec_'
const MAX_ID_LENGTH = 80

/** Decodes a secret: base64 after `whsec_`, else the text itself. */
export function toSecretKey(secret: string): Buffer {
  return secret.startsWith(SECRET_PREFIX)
    ? Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
    : Buffer.from(secret)
}

interface SignedWebhook {
  id: string
  body: string
  /** Time of the attempt; receivers reject old ones. */
  sentAt: Date
}

/** Returns the headers of Standard Webhooks: https://www.standardwebhooks.com */
export function signWebhook({ id, body, sentAt }: SignedWebhook, key: Buffer): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000))
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}

const MAX_AGE_SECONDS = 5 * 60

type ReceivedWebhook = Record<'id' | 'timestamp' | 'signatures', string | undefined> & { body: Buffer }

/** Verifies a signature and its age. `signatures` may hold several, separated by spaces. */
export function isSignedWebhook(
  { id = '', timestamp = '', signatures = '', body }: ReceivedWebhook,
  key: Buffer,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || id === '' || id.length > MAX_ID_LENGTH) return false
  if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > MAX_AGE_SECONDS) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  return signatures.split(' ').some((signature) => {
    const sent = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return signature.startsWith('v1,') && sent.length === expected.length && timingSafeEqual(sent, expected)
  })
}
