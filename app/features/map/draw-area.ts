import { lazy } from 'react'
import * as parts from './draw/draw-area-parts'

/** The server renders pages in one go; a browser loads what chooses an area when one is chosen. */
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
