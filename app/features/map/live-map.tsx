import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import type { Bounds, Corner } from '../criteria'
import { Credit } from './credit'
import type { GlDrawing, LiveMapOptions } from './live/gl-map.client'
import { LiveMarks } from './live-marks'
import { MapPicture } from './map-picture'
import type { SearchMap } from './search-map.server'
import { useMoves } from './use-moves'

interface LiveMapProps {
  map: SearchMap
  /** What is to be seen, also while what is found there is still on its way. */
  bounds: Bounds
  area: readonly Corner[] | undefined
  styleUrl: string | undefined
  /** The visitor has moved the map. */
  onMove(bounds: Bounds): void
}

/** The drawing, and over it, once it has come, a map that can be moved. Without script or WebGL the drawing stays. */
export function LiveMap({ map, bounds, area, styleUrl, onMove }: LiveMapProps) {
  const { t } = useTranslation('map')
  const { language } = usePage()
  const container = useRef<HTMLDivElement>(null)
  const gl = useGlDrawing(container, { bounds: map.bounds, area, language, label: t('label'), styleUrl })
  useMoves(gl, bounds, onMove)
  return (
    <div className="map mapview" data-live={gl && ''}>
      <MapPicture map={map} />
      <div className="map-live" ref={container} />
      {gl ? <LiveMarks gl={gl} marks={map.marks} /> : null}
      <Credit />
    </div>
  )
}

/** The map that can be moved, as soon as it shows something and until it is lost. */
function useGlDrawing(container: RefObject<HTMLDivElement>, options: Omit<LiveMapOptions, 'container'>) {
  const [gl, setGl] = useState<GlDrawing>()
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    const stop = new AbortController()
    const draw = async () => {
      const { drawGlMap } = await import('./live/gl-map.client')
      if (stop.signal.aborted || !container.current) return
      const drawn = await drawGlMap({ container: container.current, ...latest.current }, stop.signal)
      drawn.map.once('webglcontextlost', () => {
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
