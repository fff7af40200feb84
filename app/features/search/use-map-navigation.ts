import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type Bounds, type Corner, parseSearchFilters, searchMapUrl } from '~/features/search-filters'
import { toLocalizedPath } from '~/i18n/languages'
import type { SearchData } from './loader.server'

/** What the map of a hydrated page needs to lead the list along. */
export interface MapNavigation {
  /** The bounds that the address asks for, or the one that is on its way. */
  requestedBounds: Bounds | undefined
  /** No connection: the map and the list stay as they were. */
  isOffline: boolean
  onMove(bounds: Bounds): void
  /** Follows a link that leads to what script can show without loading a page. */
  onClick(event: MouseEvent): void
  /** Goes where a press of a form on the map leads. */
  onPress(query: URLSearchParams): void
  /** Searches an area that has been drawn in one go. */
  onStroke(area: Corner[]): void
}

/**
 * Leads the address, the list and its count along with the map. The first move by hand is a step of the history, those
 * after it replace it: going back leads to the search as it was before, not through every move. Requests that a newer
 * move has overtaken are aborted by the router.
 */
export function useMapNavigation({ criteria, language }: SearchData): MapNavigation {
  const navigate = useNavigate()
  const here = useLocation()
  const { location: next = here } = useNavigation()
  const [isOffline, setOffline] = useState(false)
  const pendingNavigation = useRef<() => void>()

  const navigateTo = useCallback(
    (address: string, { byHand = false, replace = false } = {}) => {
      const leave = () => navigate(address, { replace, preventScrollReset: true, state: { byHand } })
      setOffline(!navigator.onLine)
      pendingNavigation.current = navigator.onLine ? undefined : leave
      if (navigator.onLine) leave()
    },
    [navigate],
  )

  useEffect(() => {
    const goOn = () => {
      setOffline(false)
      pendingNavigation.current?.()
      pendingNavigation.current = undefined
    }
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [])

  return {
    requestedBounds: parseSearchFilters(new URLSearchParams(next.search)).bounds,
    isOffline,
    onMove(bounds) {
      const replace = here.state?.byHand === true
      navigateTo(searchMapUrl({ ...criteria, page: 1, bounds }, language), { byHand: true, replace })
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
      const { bounds: _, ...search } = criteria
      location.assign(searchMapUrl({ ...search, page: 1, area }, language))
    },
  }
}

function hasModifierKey({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}

/** The map that can be moved goes anywhere; a drawing shows other corners, but other ground comes with a page alone. */
function canShowWithoutReload({ origin, searchParams: there }: URL, map: Element): boolean {
  if (origin !== location.origin || there.get('view') !== 'map') return false
  if (map.querySelector('[data-live]')) return !there.has('draw')
  const here = new URLSearchParams(location.search)
  return here.has('draw') && there.has('draw') && here.get('bounds') === there.get('bounds')
}
