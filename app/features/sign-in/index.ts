export { PageSignInDialog, SignInDialog } from './sign-in-dialog'
