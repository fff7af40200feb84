import { useMatches } from '@remix-run/react'
import type { LayoutParts } from '~/page/layout-data'

/** Loader data of a layout route. */
export interface LayoutRouteData {
  layoutParts: LayoutParts
}

const NO_PARTS: LayoutParts = {
  banners: {},
  footer: { groups: [], services: [], links: [], social: [], sisters: [], exchangeRate: undefined },
}

/** Returns the parts around the page; none if the layout route has failed. */
export function useLayoutParts(): LayoutParts {
  const matches = useMatches()
  return matches.map(({ data }) => findParts(data)).find((parts) => parts !== undefined) ?? NO_PARTS
}

function findParts(data: unknown): LayoutParts | undefined {
  return data && typeof data === 'object' && 'layoutParts' in data
    ? (data as LayoutRouteData).layoutParts
    : undefined
}
