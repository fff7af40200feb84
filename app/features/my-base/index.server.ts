export { actOnBase } from './act.server'
export { type BaseData, loadBase } from './load.server'
