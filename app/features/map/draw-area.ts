import { lazy } from 'react'
import * as parts from './draw/draw-area-parts'

/** Loads the area drawing on demand in the browser; the server renders pages in one pass. */
const load = () => import('./draw/draw-area-parts')

export const DrawAreaForm = import.meta.env.SSR
  ? parts.DrawAreaForm
  : lazy(async () => ({ default: (await load()).DrawAreaForm }))
export const DrawSurface = import.meta.env.SSR
  ? parts.DrawSurface
  : lazy(async () => ({ default: (await load()).DrawSurface }))
export const WalkingAreaForm = import.meta.env.SSR
  ? parts.WalkingAreaForm
  : lazy(async () => ({ default: (await load()).WalkingAreaForm }))
export const WalkingAreaSurface = import.meta.env.SSR
  ? parts.WalkingAreaSurface
  : lazy(async () => ({ default: (await load()).WalkingAreaSurface }))
