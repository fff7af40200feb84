import type { Locale } from '~backend/platform/localized-text'
import { EMAIL_TEXTS } from '~backend/platform/texts'
import type { EmailContent } from '../content'
import { createEmail } from '../texts'
import { formatMoment } from './format'

/** @property device browser and system as in the list of sessions; empty if unknown */
interface OnDevice {
  device: string
  at: Date
}

export const NEW_DEVICE = createEmail<OnDevice>((t, facts, locale) => ({
  subject: t('new_device.subject'),
  paragraphs: [t('new_device.text')],
  rows: toRows(facts, locale),
  link: { label: t('new_device.link'), path: '/account/safety' },
  closing: t('new_device.closing'),
}))

export const PASSKEY_ADDED = createEmail<OnDevice>((t, facts, locale) => ({
  subject: t('passkey_added.subject'),
  paragraphs: [t('passkey_added.text')],
  rows: toRows(facts, locale),
  link: { label: t('links.passkeys'), path: '/id/passkeys' },
  closing: t('passkey_added.closing'),
}))

export const PASSKEY_REMOVED = createEmail<OnDevice>((t, facts, locale) => ({
  subject: t('passkey_removed.subject'),
  paragraphs: [t('passkey_removed.text')],
  rows: toRows(facts, locale),
  link: { label: t('links.passkeys'), path: '/id/passkeys' },
  closing: t('passkey_removed.closing'),
}))

function toRows({ device, at }: OnDevice, locale: Locale): NonNullable<EmailContent['rows']> {
  const t = EMAIL_TEXTS[locale]
  const time = [t('labels.time'), formatMoment(at, locale)] as const
  return device ? [[t('labels.device'), device], time] : [time]
}
