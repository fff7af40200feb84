import { createHmac } from 'node:crypto'

const SECRET_PREFIX = 'whsec_'

/** The bytes of a secret: of base64 after `whsec_`, else of the text itself. */
export function toSecretKey(secret: string): Buffer {
  return secret.startsWith(SECRET_PREFIX)
    ? Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
    : Buffer.from(secret)
}

interface SignedWebhook {
  id: string
  body: string
  /** Of the attempt: receivers refuse what is old. */
  sentAt: Date
}

/** The headers of Standard Webhooks: https://www.standardwebhooks.com */
export function signWebhook({ id, body, sentAt }: SignedWebhook, key: Buffer): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000))
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
