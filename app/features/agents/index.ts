export { AgentList } from './agent-list'
export { AgentsDialog } from './dialogs'
export { InviteForm } from './invite-form'
export { agentListPath } from './urls'
