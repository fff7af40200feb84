import { type Language, toLocalizedPath } from '~/i18n/languages'

export { FORGOT_PATH, RECOVER_PATH, REGISTER_PATH, SIGN_IN_PATH } from '~contract/identity'
export const PASSWORD_PATH = '/id/password'
export const EMAIL_PATH = '/id/email'
export const PASSKEYS_PATH = '/id/passkeys'
export const CLOSE_ACCOUNT_PATH = '/id/close-account'
export const SAFETY_PATH = '/account/safety'

/** @param continuePath page to return to afterwards */
export function toIdentityHref(path: string, language: Language, continuePath?: string): string {
  const query = continuePath ? `?${new URLSearchParams({ Continue: continuePath })}` : ''
  return toLocalizedPath(path + query, language)
}
