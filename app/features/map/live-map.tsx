import { type ComponentType, useEffect, useState } from 'react'
import type { Bounds, Corner } from '~/features/search-filters'
import { DrawnMap } from './drawn-map'
import type { LiveLayerProps } from './live/live-layer.client'
import { MapAttribution } from './map-attribution'
import type { SearchMap } from './search-map.server'

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
export function LiveMap(props: LiveMapProps) {
  const [Layer, setLayer] = useState<ComponentType<LiveLayerProps>>()
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    const load = async () => {
      const { LiveLayer } = await import('./live/live-layer.client')
      setLayer(() => LiveLayer)
    }
    // The drawing is there and does all of it.
    load().catch(() => undefined)
  }, [])
  return (
    <div className="map mapview" data-live={isLive ? '' : undefined}>
      <DrawnMap map={props.map} />
      {Layer ? <Layer {...props} onLive={setLive} /> : null}
      <MapAttribution />
    </div>
  )
}
