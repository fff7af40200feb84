import { type RefObject, useEffect, useRef, useState } from 'react'
import { createGlMap, type GlMapHandle, type GlMapOptions } from './gl-map.client'

/** A map in a container, as soon as it shows something and until it is lost. */
export function useGlMap(
  container: RefObject<HTMLDivElement>,
  options: Omit<GlMapOptions, 'container'>,
): GlMapHandle | undefined {
  const [gl, setGl] = useState<GlMapHandle>()
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    const stop = new AbortController()
    const createdAtUrl = location.href
    const draw = async () => {
      if (!container.current) return
      const created = await createGlMap({ container: container.current, ...latest.current }, stop.signal)
      created.map.once('webglcontextlost', () => {
        // The drawing below shows where the visitor was when the page came.
        if (location.href !== createdAtUrl) return location.reload()
        setGl(undefined)
        stop.abort()
      })
      setGl(created)
    }
    // The drawing is there and does all of it.
    draw().catch(() => undefined)
    return () => stop.abort()
  }, [container])
  return gl
}
