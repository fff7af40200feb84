import type { MapLibreEvent } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { Bounds } from '../../criteria'
import type { GlDrawing } from './gl-map.client'

/** Whoever still moves the map is not asked about, in milliseconds. */
const SETTLED_MS = 250

/** Tells where the visitor has moved the map, and moves it where the address says. */
export function useMoves(gl: GlDrawing | undefined, bounds: Bounds, onMove: (bounds: Bounds) => void): void {
  const tell = useRef(onMove)
  tell.current = onMove
  /** Where the map is, in the address's own words. */
  const shown = useRef<string>()

  useEffect(() => {
    if (!gl) return
    const { map } = gl
    let timer: ReturnType<typeof setTimeout>
    const begin = () => clearTimeout(timer)
    const settle = ({ originalEvent }: MapLibreEvent) => {
      // Moved by hand, not by us and not because the window has another size.
      if (!originalEvent) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        const seen = seenBounds(gl)
        shown.current = JSON.stringify(seen)
        tell.current(seen)
      }, SETTLED_MS)
    }
    map.on('movestart', begin)
    map.on('moveend', settle)
    return () => {
      clearTimeout(timer)
      map.off('movestart', begin)
      map.off('moveend', settle)
    }
  }, [gl])

  const wanted = JSON.stringify(bounds)
  useEffect(() => {
    if (!gl) return
    const { north, south, east, west } = JSON.parse(wanted) as Bounds
    if (shown.current !== undefined && shown.current !== wanted) {
      gl.map.fitBounds([west, south, east, north], { duration: 300 })
    }
    shown.current = wanted
  }, [gl, wanted])
}

function seenBounds({ map }: GlDrawing): Bounds {
  const edges = map.getBounds()
  const degrees = (value: number) => Number(value.toFixed(5))
  return {
    north: degrees(edges.getNorth()),
    south: degrees(edges.getSouth()),
    east: degrees(edges.getEast()),
    west: degrees(edges.getWest()),
  }
}
