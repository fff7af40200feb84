export { ProjectLeads } from './project-leads'
