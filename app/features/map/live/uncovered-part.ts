import type { Map as GlMap } from 'maplibre-gl'
import type { Bounds } from '~/features/search-filters'
import type { Box } from '~/map/projection'

export interface Insets {
  top: number
  bottom: number
}

/** Returns the heights of the rows of controls on the map, in pixels. The drawing lies between them. */
export function getInsets(container: HTMLElement): Insets {
  const drawing = container.parentElement?.querySelector('.map-svg')
  if (!drawing) return { top: 0, bottom: 0 }
  const [whole, between] = [container.getBoundingClientRect(), drawing.getBoundingClientRect()]
  return {
    top: Math.max(0, between.top - whole.top),
    bottom: Math.max(0, whole.bottom - between.bottom),
  }
}

/** Returns the size of the part of the map without controls, in pixels. */
export function getUncoveredSize(container: HTMLElement): Box {
  const { top, bottom } = getInsets(container)
  return { width: container.clientWidth, height: container.clientHeight - top - bottom }
}

/** Returns the bounds of the part of the map without controls, which a search covers. */
export function getUncoveredBounds(map: GlMap): Bounds {
  const container = map.getContainer()
  const { top, bottom } = getInsets(container)
  const { clientWidth: width, clientHeight: height } = container
  const { lng: west, lat: north } = map.unproject([0, top])
  const { lng: east, lat: south } = map.unproject([width, height - bottom])
  const degrees = (value: number) => Number(value.toFixed(5))
  return { north: degrees(north), south: degrees(south), east: degrees(east), west: degrees(west) }
}
