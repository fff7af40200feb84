import { useNavigation } from '@remix-run/react'
import type { MapLibreEvent } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { type Bounds, SEARCH_MAP_PATH } from '~/features/search-filters'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { formatMapSize, MAP_SIZE_COOKIE } from '~/map/map-size'
import { usePage } from '~/page/use-page'
import type { GlMapHandle } from './gl-map.client'
import { getInsets, getUncoveredBounds, getUncoveredSize } from './uncovered-part'

/** Delay after the last move before the search, in milliseconds. */
const MOVE_SETTLE_MS = 250
/**
 * Share of the view that may lie outside the searched area before a new search. A window of another shape
 * than the drawing always shows a little more than was searched.
 */
const MAX_UNSEARCHED = 0.05

export function useMapMoves(
  gl: GlMapHandle | undefined,
  bounds: Bounds,
  onMove: (bounds: Bounds, isManual: boolean) => void,
): void {
  const isIdle = useNavigation().state === 'idle'
  const { language } = usePage()
  const latest = useRef({ onMove, isIdle, language })
  latest.current = { onMove, isIdle, language }
  const shown = useRef<string>()

  useEffect(() => {
    if (!gl) return
    const { map } = gl
    let timer: ReturnType<typeof setTimeout>
    let toldSize: string | undefined
    const begin = () => clearTimeout(timer)
    const search = (isManual: boolean) => {
      const visible = getUncoveredBounds(map)
      shown.current = JSON.stringify(visible)
      toldSize = tellMapSize(map.getContainer(), latest.current.language)
      latest.current.onMove(visible, isManual)
    }
    const fill = () => {
      // A pending navigation of the visitor comes first.
      if (!latest.current.isIdle) {
        timer = setTimeout(fill, MOVE_SETTLE_MS)
        return
      }
      const requested = shown.current && JSON.parse(shown.current)
      if (!requested) return
      // A document's marks are merged for the size of its drawing.
      const isResized = toldSize !== formatMapSize(getUncoveredSize(map.getContainer()))
      if (isResized || isLarger(getUncoveredBounds(map), requested)) search(false)
    }
    let isManual = false
    const settle = ({ originalEvent }: Partial<MapLibreEvent>) => {
      clearTimeout(timer)
      // Moves by code and resized windows have no original event.
      isManual ||= originalEvent !== undefined
      timer = setTimeout(() => {
        if (isManual) search(true)
        else fill()
        isManual = false
      }, MOVE_SETTLE_MS)
    }
    map.on('movestart', begin)
    map.on('moveend', settle)
    map.on('resize', settle)
    settle({})
    return () => {
      clearTimeout(timer)
      map.off('movestart', begin)
      map.off('moveend', settle)
      map.off('resize', settle)
    }
  }, [gl])

  const requestedBounds = JSON.stringify(bounds)
  useEffect(() => {
    if (!gl) return
    const { north, south, east, west } = JSON.parse(requestedBounds) as Bounds
    if (shown.current !== undefined && shown.current !== requestedBounds) {
      gl.map.fitBounds([west, south, east, north], {
        duration: 300,
        padding: getInsets(gl.map.getContainer()),
      })
    }
    shown.current = requestedBounds
  }, [gl, requestedBounds])
}

/** Sets a cookie that only requests for the map's data carry, and returns its value. */
function tellMapSize(container: HTMLElement, language: Language): string {
  const { name, maxAgeSeconds } = MAP_SIZE_COOKIE
  const size = formatMapSize(getUncoveredSize(container))
  const path = `${toLocalizedPath(SEARCH_MAP_PATH, language)}.data`
  // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 lacks the Cookie Store API.
  document.cookie = `${name}=${size}; path=${path}; max-age=${maxAgeSeconds}; samesite=lax`
  return size
}

function isLarger(visible: Bounds, requested: Bounds): boolean {
  const height = ({ north, south }: Bounds) => north - south
  const width = ({ east, west }: Bounds) => east - west
  return (
    height(visible) > height(requested) * (1 + MAX_UNSEARCHED) ||
    width(visible) > width(requested) * (1 + MAX_UNSEARCHED)
  )
}
