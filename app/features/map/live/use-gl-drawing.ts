import { type RefObject, useEffect, useRef, useState } from 'react'
import { drawGlMap, type GlDrawing, type LiveMapOptions } from './gl-map.client'

/** A map in a container, as soon as it shows something and until it is lost. */
export function useGlDrawing(
  container: RefObject<HTMLDivElement>,
  options: Omit<LiveMapOptions, 'container'>,
): GlDrawing | undefined {
  const [gl, setGl] = useState<GlDrawing>()
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    const stop = new AbortController()
    const drawnAddress = location.href
    const draw = async () => {
      if (!container.current) return
      const drawn = await drawGlMap({ container: container.current, ...latest.current }, stop.signal)
      drawn.map.once('webglcontextlost', () => {
        // The drawing below shows where the visitor was when the page came.
        if (location.href !== drawnAddress) return location.reload()
        setGl(undefined)
        stop.abort()
      })
      setGl(drawn)
    }
    // The drawing is there and does all of it.
    draw().catch(() => undefined)
    return () => stop.abort()
  }, [container])
  return gl
}
