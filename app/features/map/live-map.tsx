import { type ComponentType, useEffect, useState } from 'react'
import type { Bounds, Corner } from '~/features/search-filters'
import { DrawnMap } from './drawn-map'
import type { LiveLayerProps } from './live/live-layer.client'
import { MapAttribution } from './map-attribution'
import type { SearchMap } from './search-map.server'

interface LiveMapProps {
  map: SearchMap
  bounds: Bounds
  area: readonly Corner[] | undefined
  styleUrl: string | undefined
  onMove(bounds: Bounds): void
}

/** The drawn map, covered by a movable one once loaded; without script or WebGL the drawing stays. */
export function LiveMap(props: LiveMapProps) {
  const [Layer, setLayer] = useState<ComponentType<LiveLayerProps>>()
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    const load = async () => {
      const { LiveLayer } = await import('./live/live-layer.client')
      setLayer(() => LiveLayer)
    }
    // On failure the drawing stays.
    load().catch(() => undefined)
  }, [])
  return (
    <div className="map map-view" data-live={isLive ? '' : undefined}>
      <DrawnMap map={props.map} />
      {Layer ? <Layer {...props} onLive={setLive} /> : null}
      <MapAttribution />
    </div>
  )
}
