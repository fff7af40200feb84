export { ConfirmationSent } from './confirmation-sent'
