import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import {
  type Bounds,
  type Corner,
  findBounds,
  previewUrl,
  removeAreas,
  SEARCH_MAP_PATH,
  searchMapUrl,
  walkingAreaUrl,
} from '~/features/search-filters'
import { toLocalizedPath } from '~/i18n/languages'
import { parseId } from '~contract/values/ids'
import type { SearchData } from './loader.server'

export interface MapNavigation {
  /** Bounds of the URL, or of a pending navigation. */
  requestedBounds: Bounds | undefined
  /** True offline: the map and the list stay unchanged. */
  isOffline: boolean
  onMove(bounds: Bounds, isManual: boolean): void
  onClick(event: MouseEvent): void
  onPress(query: URLSearchParams): void
  onCorner(corner: Corner): void
  onStroke(area: Corner[]): void
  onClosePreview(): void
}

/**
 * Navigates on map moves. The first manual move adds a history entry and later ones replace it, so that going
 * back returns to the original search.
 */
export function useMapNavigation({ filters, language, map, preview }: SearchData): MapNavigation {
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

  const draftCorners = map?.drawing?.corners
  const walkingDraft = map?.walkingChoice?.draft

  return {
    requestedBounds: findBounds(new URLSearchParams(next.search)),
    isOffline,
    onMove(bounds, isManual) {
      const replace = !isManual || isEntryOfMove()
      const search = { ...filters, page: 1, bounds }
      // Reads the pending navigation: a map may settle after a click on one of its pins.
      const previewId = parseId(new URLSearchParams(next.search).get('preview'))
      const address = previewId
        ? previewUrl(search, language, previewId)
        : walkingDraft
          ? walkingAreaUrl(search, language, walkingDraft)
          : searchMapUrl(search, language, draftCorners)
      navigateTo(address, { isManual, replace })
    },
    onClick(event) {
      const href = (event.target as Element).closest('a')?.getAttribute('href')
      if (!href || event.button !== 0 || hasModifierKey(event)) return
      if (!canShowWithoutReload(new URL(href, location.href), event.currentTarget)) return
      event.preventDefault()
      // Switching between previews adds no history entry.
      navigateTo(href, { replace: preview !== undefined })
    },
    onPress(query) {
      navigateTo(toLocalizedPath(`${SEARCH_MAP_PATH}?${query}`, language))
    },
    onCorner(corner) {
      navigateTo(searchMapUrl({ ...filters, page: 1 }, language, [...(draftCorners ?? []), corner]))
    },
    onStroke(area) {
      const { bounds: _, ...search } = removeAreas(filters)
      const address = searchMapUrl({ ...search, page: 1, area }, language)
      if (document.querySelector(MOVABLE_MAP)) navigateTo(address)
      else location.assign(address)
    },
    onClosePreview() {
      navigateTo(searchMapUrl(filters, language), { replace: true })
    },
  }
}

const MOVABLE_MAP = '.map[data-live]'

/**
 * Returns true for an entry of a move. Reads the router's state, as React's rendering may be a move older on
 * a slow phone.
 */
function isEntryOfMove(): boolean {
  return history.state?.usr?.isManual === true
}

function hasModifierKey({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}

/**
 * Returns true if the map can show the URL without a reload. The movable map can show any view; a drawing
 * shows other corners, but another base map needs a page load.
 */
function canShowWithoutReload({ origin, pathname, searchParams: there }: URL, map: Element): boolean {
  if (origin !== location.origin || !pathname.endsWith(SEARCH_MAP_PATH)) return false
  if (map.querySelector(MOVABLE_MAP)) return true
  const currentParams = new URLSearchParams(location.search)
  return currentParams.has('draw') && there.has('draw') && currentParams.get('bounds') === there.get('bounds')
}
