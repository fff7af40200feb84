import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../i18n/languages'
import { BaseLayers } from './base-layers'
import { drawBase } from './base-picture.server'
import type { Taken } from './labels'
import type { DrawnMark } from './search-map.server'
import type { View } from './view'

/** What lies under the marks of a search, as markup; its names leave room for them. */
export function groundMarkup(view: View, marks: readonly DrawnMark[], language: Language): string {
  const taken = [...marks.map(roomOf), attributionRoom(view)]
  return renderToStaticMarkup(<BaseLayers base={drawBase(view, language, taken)} />)
}

function roomOf({ at: [x, y], pin }: DrawnMark): Taken {
  const [half, above, below] = pin ? [36, 36, 6] : [28, 28, 28]
  return { left: x - half, top: y - above, right: x + half, bottom: y + below }
}

/** Of the line that says whose data this is. */
function attributionRoom({ box: { width, height } }: View): Taken {
  return { left: width * 0.3, top: height - 30, right: width, bottom: height }
}
