export { SignInDialog } from './sign-in-dialog'
