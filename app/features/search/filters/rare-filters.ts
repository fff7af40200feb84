import { lazy } from 'react'
import { MoreFilters as RenderedMoreFilters } from './more-filters'
import { StayDrawer as RenderedStayDrawer } from './stay-drawer'

/*
 * Filters that few searches have are loaded on demand in the browser. The server renders pages in one pass.
 */

export const MoreFilters = import.meta.env.SSR
  ? RenderedMoreFilters
  : lazy(async () => ({ default: (await import('./more-filters')).MoreFilters }))

export const StayDrawer = import.meta.env.SSR
  ? RenderedStayDrawer
  : lazy(async () => ({ default: (await import('./stay-drawer')).StayDrawer }))
