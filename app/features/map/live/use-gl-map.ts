import { type RefObject, useEffect, useRef, useState } from 'react'
import { createGlMap, type GlMapHandle, type GlMapOptions } from './gl-map.client'

/** Creates a map in a container. It is lost if creation fails, or when its WebGL context is lost. */
export function useGlMap(
  container: RefObject<HTMLDivElement>,
  options: Omit<GlMapOptions, 'container'>,
): { gl: GlMapHandle | undefined; isLost: boolean } {
  const [gl, setGl] = useState<GlMapHandle>()
  const [isLost, setLost] = useState(false)
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
        setLost(true)
        stop.abort()
      })
      setGl(created)
    }
    // The drawing stays on failure.
    draw().catch(() => stop.signal.aborted || setLost(true))
    return () => stop.abort()
  }, [container])
  return { gl, isLost }
}
