import type { MapLibreEvent } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { Bounds } from '~/features/search-filters'
import type { GlMapHandle } from './gl-map.client'

/** Delay after the last move before the search, in milliseconds. */
const MOVE_SETTLE_MS = 250

export function useMapMoves(
  gl: GlMapHandle | undefined,
  bounds: Bounds,
  onMove: (bounds: Bounds) => void,
): void {
  const latestOnMove = useRef(onMove)
  latestOnMove.current = onMove
  const shown = useRef<string>()

  useEffect(() => {
    if (!gl) return
    const { map } = gl
    let timer: ReturnType<typeof setTimeout>
    const begin = () => clearTimeout(timer)
    const settle = ({ originalEvent }: MapLibreEvent) => {
      // Ignores moves by code and by a resized window.
      if (!originalEvent) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        const visible = getVisibleBounds(gl)
        shown.current = JSON.stringify(visible)
        latestOnMove.current(visible)
      }, MOVE_SETTLE_MS)
    }
    map.on('movestart', begin)
    map.on('moveend', settle)
    return () => {
      clearTimeout(timer)
      map.off('movestart', begin)
      map.off('moveend', settle)
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

function getVisibleBounds({ map }: GlMapHandle): Bounds {
  const edges = map.getBounds()
  const degrees = (value: number) => Number(value.toFixed(5))
  return {
    north: degrees(edges.getNorth()),
    south: degrees(edges.getSouth()),
    east: degrees(edges.getEast()),
    west: degrees(edges.getWest()),
  }
}
