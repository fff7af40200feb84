import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '~/i18n/languages'
import { drawBaseMap } from './base-map-drawing.server'
import { BaseMapLayers } from './base-map-layers'
import type { OccupiedBox } from './labels'
import type { MapView } from './map-view'
import type { DrawnMark } from './search-map.server'

export function renderBaseMapMarkup(view: MapView, marks: readonly DrawnMark[], language: Language): string {
  const occupied = [...marks.map(markBox), attributionBox(view)]
  return renderToStaticMarkup(<BaseMapLayers base={drawBaseMap(view, language, occupied)} />)
}

function markBox({ at: [x, y], pin }: DrawnMark): OccupiedBox {
  const [half, above, below] = pin ? [36, 36, 6] : [28, 28, 28]
  return { left: x - half, top: y - above, right: x + half, bottom: y + below }
}

/** The space of the attribution line. */
function attributionBox({ box: { width, height } }: MapView): OccupiedBox {
  return { left: width * 0.3, top: height - 30, right: width, bottom: height }
}
