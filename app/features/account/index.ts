export { Overview } from './overview/view'
export { Sidebar } from './sidebar/sidebar'
