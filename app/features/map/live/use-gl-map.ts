import { type RefObject, useEffect, useRef, useState } from 'react'
import { createGlMap, type GlMapHandle, type GlMapOptions } from './gl-map.client'

/** A map in a container, from its first render until its WebGL context is lost. */
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
        // The drawing below still shows the initial view.
        if (location.href !== createdAtUrl) return location.reload()
        setGl(undefined)
        stop.abort()
      })
      setGl(created)
    }
    // On failure the drawing stays.
    draw().catch(() => undefined)
    return () => stop.abort()
  }, [container])
  return gl
}
