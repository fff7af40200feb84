export { Sidebar } from './sidebar/sidebar'
