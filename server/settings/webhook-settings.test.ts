import { expect, test } from 'vitest'
import { z } from 'zod'
import { findWebhookSettingErrors, toWebhookReceiver, webhookVariables } from './webhook-settings'

const Variables = z.object(webhookVariables)
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const findErrors = (env: object) => findWebhookSettingErrors(Variables.parse(env)).map(({ name }) => name)

test('a webhook needs a secret, and https unless private addresses are allowed', () => {
  const LEADS_WEBHOOK_SECRET = SECRET
  expect(findErrors({})).toEqual([])
  expect(findErrors({ LEADS_WEBHOOK_URL: 'https://crm.example/hook' })).toEqual(['LEADS_WEBHOOK_SECRET'])
  const http = { LEADS_WEBHOOK_URL: 'http://crm.local/hook', LEADS_WEBHOOK_SECRET }
  expect(findErrors(http)).toEqual(['LEADS_WEBHOOK_URL'])
  expect(findErrors({ ...http, LEADS_WEBHOOK_ALLOW_PRIVATE: '1' })).toEqual([])
  expect(Variables.safeParse({ LEADS_WEBHOOK_SECRET: 'short' }).success).toBe(false)
})

test('the key is the base64 after whsec_, or the text itself', () => {
  const keyOf = (secret: string) =>
    toWebhookReceiver(
      Variables.parse({ LEADS_WEBHOOK_URL: 'https://crm.example/hook', LEADS_WEBHOOK_SECRET: secret }),
    )?.key.toString('hex')
  expect(keyOf(SECRET)).toBe(Buffer.from(SECRET.slice(6), 'base64').toString('hex'))
  expect(keyOf('x'.repeat(24))).toBe('78'.repeat(24))
  expect(toWebhookReceiver(Variables.parse({}))).toBe(undefined)
})
