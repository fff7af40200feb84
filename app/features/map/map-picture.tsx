import { useTranslation } from 'react-i18next'
import { useDocumentMarkup } from '../../http/document-markup'
import { usePage } from '../../http/page'
import { MarkDrawing } from './mark-drawing'
import { useMarkName } from './mark-name'
import type { SearchMap } from './search-map.server'
import { SEARCH_BOX } from './view'

/** The name of the markup that lies under the marks. */
export const MAP_GROUND = 'map-ground'

/** What a search found, as a drawing whose marks are links; while an area is drawn they only show where things are. */
export function MapPicture({ map }: { map: SearchMap }) {
  const { t } = useTranslation('map')
  const { language } = usePage()
  const nameOf = useMarkName()
  const { marks, outside, area, corners } = map
  const { width, height } = SEARCH_BOX
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG is no fieldset.
    <svg className="map-svg" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t('label')}>
      <g aria-hidden {...useDocumentMarkup(MAP_GROUND)} />
      {outside ? <path className="m-outside" d={outside} /> : null}
      {area ? <path className="m-area" d={area} /> : null}
      {marks.map((mark) => {
        const transform = `translate(${mark.at.join(' ')})`
        // React's own types know no links inside a drawing.
        const placed = { transform }
        const drawing = <MarkDrawing mark={mark} language={language} />
        if (corners)
          return (
            <g key={transform} transform={transform} className="m-still">
              {drawing}
            </g>
          )
        return (
          <a key={transform} {...placed} href={mark.href} aria-label={nameOf(mark)} rel="nofollow">
            {drawing}
          </a>
        )
      })}
      {corners ? <Drawing corners={corners} middle={[width / 2, height / 2]} /> : null}
    </svg>
  )
}

/** The corners so far, the edge that would close them, and the cross under which the next one can be set. */
function Drawing({ corners, middle: [x, y] }: { corners: [number, number][]; middle: [number, number] }) {
  const line = corners.map((corner) => corner.join(' ')).join('L')
  return (
    <g aria-hidden>
      {corners.length > 1 ? <path className="m-area m-open" d={`M${line}z`} /> : null}
      {corners.length > 1 ? <path className="m-edge" d={`M${line}`} /> : null}
      {corners.map(([cx, cy], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: corners have an order, and may stand on one another.
        <circle key={index} className="m-corner" cx={cx} cy={cy} r="6" />
      ))}
      <path className="m-cross" d={`M${x - 12} ${y}h24M${x} ${y - 12}v24`} />
    </g>
  )
}
