export { addressOf, PATH } from './address'
export { AgentDialog } from './dialogs'
export { InviteForm } from './invite-form'
export { AgentList } from './list'
