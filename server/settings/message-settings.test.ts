import { expect, test } from 'vitest'
import { parseSettings } from './settings'

const SESSION_SECRET = 'x'.repeat(32)
const PUBLIC_ORIGIN = 'https://ezo.test'
const MAIL = { SMTP_URL: 'smtps://ezo:secret@mail.test', MAIL_FROM: 'Ezo <no-reply@ezo.test>' }
const read = (environment: Record<string, string>) => parseSettings({ SESSION_SECRET, ...environment })

test('no messages are sent without settings', () => {
  expect(read({}).messages).toMatchObject({ smtp: undefined, sms: undefined })
})

test('SMTP_URL requires MAIL_FROM and PUBLIC_ORIGIN, and turns the demo off', () => {
  const settings = read({ PUBLIC_ORIGIN, ...MAIL })
  expect(settings.messages.smtp).toEqual({
    url: MAIL.SMTP_URL,
    from: { name: 'Ezo', address: 'no-reply@ezo.test' },
  })
  expect(settings.isDemo).toBe(false)
  expect(() => read({ SMTP_URL: MAIL.SMTP_URL })).toThrow(/MAIL_FROM is needed[\s\S]*PUBLIC_ORIGIN is needed/)
})

test('replies by email need a domain and a secret of 24 characters', () => {
  const INBOUND_MAIL_DOMAIN = 'reply.ezo.test'
  const INBOUND_MAIL_SECRET = 's'.repeat(24)
  expect(read({}).inboundMail).toBeUndefined()
  expect(read({ INBOUND_MAIL_DOMAIN, INBOUND_MAIL_SECRET }).inboundMail).toEqual({
    domain: INBOUND_MAIL_DOMAIN,
    secret: INBOUND_MAIL_SECRET,
  })
  expect(() => read({ INBOUND_MAIL_DOMAIN })).toThrow(/INBOUND_MAIL_SECRET is needed/)
  expect(() => read({ INBOUND_MAIL_DOMAIN, INBOUND_MAIL_SECRET: 'short' })).toThrow(/24 characters/)
  expect(() => read({ INBOUND_MAIL_DOMAIN: 'a@b', INBOUND_MAIL_SECRET })).toThrow(/must be a domain/)
})

test.each(['Ezo', 'Ezo <no-reply>', 'a@ezo.test\nBcc: b@ezo.test', '<a@ezo.test> b'])(
  'a sender like %j is rejected',
  (MAIL_FROM) => {
    expect(() => read({ PUBLIC_ORIGIN, ...MAIL, MAIL_FROM })).toThrow(/MAIL_FROM must be/)
  },
)

test('SMS are sent through a gateway of our own, or through smsoffice.ge with its key', () => {
  const SMS_URL = 'https://sms.test/send'
  expect(read({ SMS_URL, SMS_TOKEN: 't' }).messages.sms).toEqual({
    provider: 'http',
    url: SMS_URL,
    token: 't',
    sender: undefined,
  })
  expect(read({ SMS_PROVIDER: 'smsoffice', SMS_TOKEN: 'k', SMS_SENDER: 'Ezo' }).messages.sms).toMatchObject({
    provider: 'smsoffice',
    url: 'https://smsoffice.ge/api/v2/send/',
    key: 'k',
  })
  expect(() => read({ SMS_PROVIDER: 'smsoffice' })).toThrow(/SMS_TOKEN is needed[\s\S]*SMS_SENDER is needed/)
  expect(() => read({ SMS_PROVIDER: 'http' })).toThrow(/SMS_URL is needed/)
})
