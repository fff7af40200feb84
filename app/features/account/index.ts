export { Overview } from './overview/overview'
export { Sidebar } from './sidebar/sidebar'
