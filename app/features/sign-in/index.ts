export { SignInDialog } from './sign-in-dialog'
export { toSignInHref } from './sign-in-href'
