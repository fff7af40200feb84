import { lazy } from 'react'
import { MoreFilters as RenderedMoreFilters } from './more-filters'

/** Loaded on demand in the browser, as few visitors use all filters; the server renders pages in one pass. */
export const MoreFilters = import.meta.env.SSR
  ? RenderedMoreFilters
  : lazy(async () => ({ default: (await import('./more-filters')).MoreFilters }))
