export { DrawAreaForm } from './draw-area-form'
export { DrawSurface } from './draw-surface'
export { WalkingAreaForm } from './walking-area-form'
export { WalkingAreaSurface } from './walking-area-surface'
