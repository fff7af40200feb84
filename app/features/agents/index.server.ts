export { agentsAction } from './action.server'
export { type AgentsData, loadAgents } from './loader.server'
