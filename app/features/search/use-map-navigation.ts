import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type Bounds, type Corner, parseSearchFilters, searchMapUrl } from '~/features/search-filters'
import { toLocalizedPath } from '~/i18n/languages'
import type { SearchData } from './loader.server'

export interface MapNavigation {
  /** The bounds of the URL, or of a pending navigation. */
  requestedBounds: Bounds | undefined
  /** Offline: the map and the list stay unchanged. */
  isOffline: boolean
  onMove(bounds: Bounds): void
  onClick(event: MouseEvent): void
  onPress(query: URLSearchParams): void
  onStroke(area: Corner[]): void
}

/** The first manual move adds a history entry and later ones replace it, so that going back returns to the original search. */
export function useMapNavigation({ filters, language }: SearchData): MapNavigation {
  const navigate = useNavigate()
  const currentLocation = useLocation()
  const { location: next = currentLocation } = useNavigation()
  const [isOffline, setOffline] = useState(false)
  const pendingNavigation = useRef<() => void>()

  const navigateTo = useCallback(
    (address: string, { isManual = false, replace = false } = {}) => {
      const leave = () => navigate(address, { replace, preventScrollReset: true, state: { isManual } })
      setOffline(!navigator.onLine)
      pendingNavigation.current = navigator.onLine ? undefined : leave
      if (navigator.onLine) leave()
    },
    [navigate],
  )

  useEffect(() => {
    const continueOnline = () => {
      setOffline(false)
      pendingNavigation.current?.()
      pendingNavigation.current = undefined
    }
    addEventListener('online', continueOnline)
    return () => removeEventListener('online', continueOnline)
  }, [])

  return {
    requestedBounds: parseSearchFilters(new URLSearchParams(next.search)).bounds,
    isOffline,
    onMove(bounds) {
      const replace = currentLocation.state?.isManual === true
      navigateTo(searchMapUrl({ ...filters, page: 1, bounds }, language), { isManual: true, replace })
    },
    onClick(event) {
      const href = (event.target as Element).closest('a')?.getAttribute('href')
      if (!href || event.button !== 0 || hasModifierKey(event)) return
      if (!canShowWithoutReload(new URL(href, location.href), event.currentTarget)) return
      event.preventDefault()
      navigateTo(href)
    },
    onPress(query) {
      navigateTo(toLocalizedPath(`/s?${query}`, language))
    },
    onStroke(area) {
      const { bounds: _, ...search } = filters
      location.assign(searchMapUrl({ ...search, page: 1, area }, language))
    },
  }
}

function hasModifierKey({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}

/** The movable map can show any view; a drawing shows other corners, but another base map needs a page load. */
function canShowWithoutReload({ origin, searchParams: there }: URL, map: Element): boolean {
  if (origin !== location.origin || there.get('view') !== 'map') return false
  if (map.querySelector('[data-live]')) return !there.has('draw')
  const currentParams = new URLSearchParams(location.search)
  return currentParams.has('draw') && there.has('draw') && currentParams.get('bounds') === there.get('bounds')
}
