export { PurseLevelBadge, PurseLevelLine, usePurseLevel } from './purse-level'
export { PURSE_PATH } from './urls'
