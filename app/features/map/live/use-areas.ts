import { useEffect } from 'react'
import type { ShownAreas } from './area-layers'
import type { GlMapHandle } from './gl-map.client'

/** Shows the searched area and the one being drawn; while drawing, a drag draws instead of moving the map. */
export function useAreas(gl: GlMapHandle | undefined, areas: ShownAreas): void {
  const { area, start, secondArea, secondStart, draft } = areas
  useEffect(
    () => gl?.showAreas({ area, start, secondArea, secondStart, draft }),
    [gl, area, start, secondArea, secondStart, draft],
  )
  const isDrawing = draft !== undefined
  useEffect(() => {
    if (!gl || !isDrawing) return
    const taken = [gl.map.dragPan, gl.map.boxZoom, gl.map.doubleClickZoom]
    for (const handler of taken) handler.disable()
    return () => {
      for (const handler of taken) handler.enable()
    }
  }, [gl, isDrawing])
}
