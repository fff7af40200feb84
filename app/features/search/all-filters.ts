import { lazy } from 'react'
import { MoreFilters as RenderedMoreFilters } from './more-filters'

/** The server renders pages in one go; the browser loads them for the few who ask for all filters. */
export const MoreFilters = import.meta.env.SSR
  ? RenderedMoreFilters
  : lazy(async () => ({ default: (await import('./more-filters')).MoreFilters }))
