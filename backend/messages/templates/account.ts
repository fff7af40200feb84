import { createEmail, createSms } from '../texts'
import { formatMoment } from './format'

export const PHONE_CODE = createSms<{ code: string }>((t, { code }) => ({ text: t('phone_code', { code }) }))

export const EMAIL_CODE = createEmail<{ code: string }>((t, { code }) => ({
  subject: t('email_code.subject'),
  paragraphs: [t('email_code.text')],
  code,
  closing: t('email_code.closing'),
}))

/** @property path path with the token */
export const EMAIL_CONFIRMATION = createEmail<{ path: string }>((t, { path }) => ({
  subject: t('email_confirmation.subject'),
  paragraphs: [t('email_confirmation.text')],
  link: { label: t('email_confirmation.link'), path },
  closing: t('email_confirmation.closing'),
}))

/** @property path path with the token */
export const PASSWORD_RESET = createEmail<{ path: string }>((t, { path }) => ({
  subject: t('password_reset.subject'),
  paragraphs: [t('password_reset.text')],
  link: { label: t('password_reset.link'), path },
  closing: t('password_reset.closing'),
}))

/** @property path path with the token */
export const OPERATOR_INVITED = createEmail<{ path: string }>((t, { path }) => ({
  subject: t('operator_invited.subject'),
  paragraphs: [t('operator_invited.text')],
  link: { label: t('operator_invited.link'), path },
  closing: t('operator_invited.closing'),
}))

/** @property path path with the code */
export const EMAIL_CHANGE = createEmail<{ path: string }>((t, { path }) => ({
  subject: t('email_change.subject'),
  paragraphs: [t('email_change.text')],
  link: { label: t('email_change.link'), path },
  closing: t('email_change.closing'),
}))

/** Notice to the old address. `path` undoes the change. */
export const EMAIL_CHANGED = createEmail<{ path: string; days: number }>((t, { path, days }) => ({
  subject: t('email_changed.subject'),
  paragraphs: [t('email_changed.text', { days })],
  link: { label: t('email_changed.link'), path },
}))

/** @property path path with the code */
export const RECOVERY_CONFIRMATION = createEmail<{ path: string }>((t, { path }) => ({
  subject: t('recovery_confirmation.subject'),
  paragraphs: [t('recovery_confirmation.text')],
  link: { label: t('recovery_confirmation.link'), path },
  closing: t('recovery_confirmation.closing'),
}))

/** Notice to the old address. `path` stops the recovery, which changes the email at the time `at`. */
export const RECOVERY_STARTED = createEmail<{ path: string; at: Date }>((t, { path, at }, locale) => ({
  subject: t('recovery_started.subject'),
  paragraphs: [t('recovery_started.text', { time: formatMoment(at, locale) })],
  link: { label: t('recovery_started.link'), path },
  closing: t('recovery_started.closing'),
}))

/** @property path path with the code that sets a new password */
export const ACCOUNT_RECOVERED = createEmail<{ path: string }>((t, { path }) => ({
  subject: t('account_recovered.subject'),
  paragraphs: [t('account_recovered.text')],
  link: { label: t('account_recovered.link'), path },
  closing: t('account_recovered.closing'),
}))

/** @property path path of the sign-in page */
export const ACCOUNT_EXISTS = createEmail<{ path: string }>((t, { path }) => ({
  subject: t('account_exists.subject'),
  paragraphs: [t('account_exists.text')],
  link: { label: t('account_exists.link'), path },
  closing: t('account_exists.closing'),
}))

export const ACCOUNT_CLOSED = createEmail<Record<string, never>>((t) => ({
  subject: t('account_closed.subject'),
  paragraphs: [t('account_closed.text')],
}))

export const PASSWORD_CHANGED = createEmail<{ at: Date }>((t, { at }, locale) => ({
  subject: t('password_changed.subject'),
  paragraphs: [t('password_changed.text', { time: formatMoment(at, locale) }), t('password_changed.advice')],
  link: { label: t('password_changed.link'), path: '/account/safety' },
}))
