export {
  forgotAction,
  loadForgot,
  loadReset,
  resetAction,
} from './forgotten-password/forgotten-password.server'
export {
  closeAccountAction,
  loadCloseAccount,
  loadPassword,
  loadSessions,
  passwordAction,
} from './own-account/own-account.server'
export { loadPasskeyOptions, newPasskeyOptionsAction } from './passkeys/options.server'
export { loadPasskeys, passkeysAction } from './passkeys/passkeys.server'
export { loadRegister, registerAction } from './register/register.server'
export { loadSignIn, signInAction } from './sign-in/sign-in.server'
export { loadVerify, verifyAction } from './verify/verify.server'
