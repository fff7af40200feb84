export { AgentList } from './agent-list'
export { AgentsDialog } from './dialogs'
export { InviteForm } from './invite-form'
export { AGENTS_PATH, agentListPath } from './urls'
