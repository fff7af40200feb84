export { SupportLauncher } from './support-launcher'
