import { MAX_LINE_LENGTH } from './values/text-lengths'

/** The pages of our own accounts. */
export const SIGN_IN_PATH = '/id/sign-in'
export const REGISTER_PATH = '/id/register'
export const VERIFY_PATH = '/id/verify'
export const FORGOT_PATH = '/id/forgot'
export const RESET_PATH = '/id/reset'

/** In letters, as people count them. */
export const MIN_PASSWORD_LENGTH = 10
export const MAX_PASSWORD_LENGTH = MAX_LINE_LENGTH

/** Lifetime of links in emails. */
export const VERIFY_HOURS = 24
export const RESET_HOURS = 1

/** Purposes of links in emails. */
export const LINK_PURPOSES = ['verify', 'reset'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** Half of what somebody who knows a person tries first. */
const MIN_NAME_LENGTH = 5

/** Whether a password can be told from the e-mail. */
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
