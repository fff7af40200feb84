import { useNavigation } from '@remix-run/react'
import type { MapLibreEvent } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { Bounds } from '~/features/search-filters'
import type { GlMapHandle } from './gl-map.client'

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
  const latest = useRef({ onMove, isIdle })
  latest.current = { onMove, isIdle }
  const shown = useRef<string>()

  useEffect(() => {
    if (!gl) return
    const { map } = gl
    let timer: ReturnType<typeof setTimeout>
    const begin = () => clearTimeout(timer)
    const search = (isManual: boolean) => {
      const visible = getVisibleBounds(gl)
      shown.current = JSON.stringify(visible)
      latest.current.onMove(visible, isManual)
    }
    const fill = () => {
      // A pending navigation of the visitor comes first.
      if (!latest.current.isIdle) {
        timer = setTimeout(fill, MOVE_SETTLE_MS)
        return
      }
      const requested = shown.current && JSON.parse(shown.current)
      if (requested && isLarger(getVisibleBounds(gl), requested)) search(false)
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
      gl.map.fitBounds([west, south, east, north], { duration: 300 })
    }
    shown.current = requestedBounds
  }, [gl, requestedBounds])
}

function isLarger(visible: Bounds, requested: Bounds): boolean {
  const height = ({ north, south }: Bounds) => north - south
  const width = ({ east, west }: Bounds) => east - west
  return (
    height(visible) > height(requested) * (1 + MAX_UNSEARCHED) ||
    width(visible) > width(requested) * (1 + MAX_UNSEARCHED)
  )
}

export function getVisibleBounds({ map }: GlMapHandle): Bounds {
  const edges = map.getBounds()
  const degrees = (value: number) => Number(value.toFixed(5))
  return {
    north: degrees(edges.getNorth()),
    south: degrees(edges.getSouth()),
    east: degrees(edges.getEast()),
    west: degrees(edges.getWest()),
  }
}
