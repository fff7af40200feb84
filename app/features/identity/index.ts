export { RecoveryNotice } from './recovery/recovery-notice'
export { SignInMethodLinks } from './sign-in-method-links'
export { CLOSE_ACCOUNT_PATH, EMAIL_PATH, SAFETY_PATH } from './urls'
