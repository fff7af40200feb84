import { MAX_LINE_LENGTH } from './values/text-lengths'

/** Paths of the pages for our own accounts. */
export const SIGN_IN_PATH = '/id/sign-in'

export const REGISTER_PATH = '/id/register'

export const VERIFY_PATH = '/id/verify'

export const FORGOT_PATH = '/id/forgot'

export const RESET_PATH = '/id/reset'

export const CONFIRM_EMAIL_PATH = '/id/confirm-email'

export const UNDO_EMAIL_PATH = '/id/undo-email'

export const RECOVER_PATH = '/id/recover'

export const CONFIRM_RECOVERY_PATH = '/id/confirm-recovery'

export const STOP_RECOVERY_PATH = '/id/stop-recovery'

/** Minimum length in characters, counted as code points. */
export const MIN_PASSWORD_LENGTH = 10

export const MAX_PASSWORD_LENGTH = MAX_LINE_LENGTH

/** Lifetime of links in emails. */
export const VERIFY_HOURS = 24

export const RESET_HOURS = 1

/** Days in which the old address can undo the change of an email. */
export const EMAIL_UNDO_DAYS = 7

/** Hours between the confirmation of an account recovery and the change of the email. */
export const RECOVERY_WAIT_HOURS = 48

/** Days in which an account whose recovery was stopped gets no other one. */
export const STOPPED_RECOVERY_DAYS = 7

/** Purposes of links in emails. */
export const LINK_PURPOSES = [
  'verify',
  'reset',
  'confirm_email',
  'undo_email',
  'confirm_recovery',
  'stop_recovery',
] as const

export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** Minimum length of an email's local part that a password must not contain. */
const MIN_NAME_LENGTH = 5

/** Returns true if the password contains the email or its local part, and is therefore easy to guess. */
export function holdsEmail(password: string, email: string): boolean {
  const text = password.toLowerCase()
  const [name = ''] = email.toLowerCase().split('@')
  return (
    email !== '' &&
    (text.includes(email.toLowerCase()) || (name.length >= MIN_NAME_LENGTH && text.includes(name)))
  )
}

export function isLongEnough(password: string): boolean {
  return [...password].length >= MIN_PASSWORD_LENGTH
}

/** Cookie and return URL parameter that must match: only the browser that started signing in may return. */
export const SIGN_IN_STATE = { cookie: '__Host-sign-in', param: 'auth_state', maxAgeSeconds: 1_800 } as const
