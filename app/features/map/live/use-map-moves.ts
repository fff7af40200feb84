import { useNavigation } from '@remix-run/react'
import type { MapLibreEvent } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { type Bounds, SEARCH_MAP_PATH } from '~/features/search-filters'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import type { Box } from '~/map/projection'
import { usePage } from '~/page/use-page'
import { formatMapSize, MAP_SIZE_COOKIE } from '~/session/map-size'
import { SEARCH_BOX } from '../map-view'
import type { GlMapHandle } from './gl-map.client'
import { getInsets, getUncoveredBounds, getUncoveredSize } from './uncovered-part'

/** Delay after the last move before the search, in milliseconds. */
const MOVE_SETTLE_MS = 250
/**
 * Share of the view that may lie outside the searched area before a new search. A window of another shape
 * than the drawing always shows a little more than was searched.
 */
const MAX_UNSEARCHED = 0.05
/** Share by which the map may be larger than the size for which its marks were merged. */
const MAX_UNUSED_ROOM = 0.2

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
    // The marks of a document are merged for the size of its drawing.
    let mergedSize: Box = SEARCH_BOX
    let isManual = false
    const noteMove = ({ originalEvent }: Partial<MapLibreEvent>) => {
      clearTimeout(timer)
      // Moves by code and resized windows have none, nor has the end of a move by one turn of the wheel.
      isManual ||= originalEvent !== undefined
    }
    const search = (isManual: boolean) => {
      const visible = getUncoveredBounds(map)
      shown.current = JSON.stringify(visible)
      mergedSize = getUncoveredSize(map.getContainer())
      setMapSizeCookie(mergedSize, latest.current.language)
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
      const hasMoreRoom = isLarger(getUncoveredSize(map.getContainer()), mergedSize, MAX_UNUSED_ROOM)
      if (hasMoreRoom || isLarger(toSpan(getUncoveredBounds(map)), toSpan(requested), MAX_UNSEARCHED))
        search(false)
    }
    const settle = (event: Partial<MapLibreEvent>) => {
      noteMove(event)
      timer = setTimeout(() => {
        if (isManual) search(true)
        else fill()
        isManual = false
      }, MOVE_SETTLE_MS)
    }
    map.on('movestart', noteMove)
    map.on('moveend', settle)
    map.on('resize', settle)
    settle({})
    return () => {
      clearTimeout(timer)
      map.off('movestart', noteMove)
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

/** Sets a cookie that only requests for the map's data carry. */
function setMapSizeCookie(size: Box, language: Language): void {
  const { name, maxAgeSeconds } = MAP_SIZE_COOKIE
  const path = `${toLocalizedPath(SEARCH_MAP_PATH, language)}.data`
  // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 lacks the Cookie Store API.
  document.cookie = `${name}=${formatMapSize(size)}; path=${path}; max-age=${maxAgeSeconds}; samesite=lax`
}

const toSpan = ({ north, south, east, west }: Bounds): Box => ({ width: east - west, height: north - south })

/** @param share share by which a side may be larger */
function isLarger(size: Box, other: Box, share: number): boolean {
  return size.height > other.height * (1 + share) || size.width > other.width * (1 + share)
}
