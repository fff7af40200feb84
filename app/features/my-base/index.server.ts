export { myBaseAction } from './action.server'
export { loadMatch, type Match } from './load-match.server'
export { loadMyBase, type MyBaseData } from './loader.server'
