import { z } from 'zod'
import type { WebhookReceiver } from '~backend/platform/webhooks/post-webhook'
import { toSecretKey } from '~backend/platform/webhooks/sign'
import { httpUrl, type SettingError } from './setting-schemas'

const MIN_SECRET_BYTES = 24

export const webhookVariables = {
  LEADS_WEBHOOK_URL: httpUrl().optional(),
  /** `whsec_` and base64, or any text. */
  LEADS_WEBHOOK_SECRET: z
    .string()
    .refine((secret) => toSecretKey(secret).length >= MIN_SECRET_BYTES, 'must have 24 bytes')
    .optional(),
  LEADS_WEBHOOK_ALLOW_PRIVATE: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
}

type WebhookEnvironment = z.output<z.ZodObject<typeof webhookVariables>>

export function findWebhookSettingErrors(env: WebhookEnvironment): SettingError[] {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret, LEADS_WEBHOOK_ALLOW_PRIVATE: isPrivate } = env
  if (!url) return []
  return [
    ...(secret
      ? []
      : [{ name: 'LEADS_WEBHOOK_SECRET', message: 'is needed because LEADS_WEBHOOK_URL is set' }]),
    ...(url.startsWith('http:') && isPrivate === '0'
      ? [
          {
            name: 'LEADS_WEBHOOK_URL',
            message:
              'must be https, as leads hold names and numbers, unless LEADS_WEBHOOK_ALLOW_PRIVATE is 1',
          },
        ]
      : []),
  ]
}

/** Undefined: no other system is notified of leads. */
export function toWebhookReceiver(env: WebhookEnvironment): WebhookReceiver | undefined {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = env
  if (!url || !secret) return undefined
  return { url, key: toSecretKey(secret), allowsPrivate: env.LEADS_WEBHOOK_ALLOW_PRIVATE === '1' }
}
