export { StayPanel } from './stay-panel'
