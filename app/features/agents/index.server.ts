export { actOnAgents } from './act.server'
export { type AgentsData, loadAgents } from './load.server'
