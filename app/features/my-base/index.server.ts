export { myBaseAction } from './action.server'
export { loadMyBase, type MyBaseData } from './loader.server'
