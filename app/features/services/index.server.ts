export { loadLanding } from './landing/load.server'
export { actOnOrder } from './order/act.server'
export { loadOrder } from './order/load.server'
export { loadOwnServices, loadTiles } from './own/load.server'
