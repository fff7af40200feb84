import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { MapGround } from './map-ground'
import { SEARCH_BOX } from './map-view'
import { MarkIcon } from './mark-icon'
import type { SearchMap } from './search-map.server'
import { useMarkLabel } from './use-mark-label'

interface DrawnMapProps {
  map: SearchMap
  /** False below a movable map, which has its own. */
  hasMarks: boolean
  /** True while places are chosen on it: then nothing of it may be continued or cropped. */
  isPressed: boolean
}

export function DrawnMap({ map, hasMarks, isPressed }: DrawnMapProps) {
  const { t } = useTranslation('map')
  const { language } = usePage()
  const getLabel = useMarkLabel()
  const { ground, tallGround, wideGround, marks, outside, areas, starts, corners } = map
  const { width, height } = SEARCH_BOX
  return (
    <>
      <MapGround src={ground} isFirst {...(!isPressed && { tallSrc: tallGround, wideSrc: wideGround })} />
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG is no fieldset. */}
      <svg
        className="map-svg"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="group"
        aria-label={t('label')}
      >
        {outside ? <path className="m-outside" d={outside} /> : null}
        {areas.map((area) => (
          <path key={area} className="m-area" d={area} />
        ))}
        {starts.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} className="m-corner" cx={cx} cy={cy} r="6" />
        ))}
        {(hasMarks ? marks : []).map((mark) => {
          const transform = `translate(${mark.at.join(' ')})`
          // React's types lack links inside SVG.
          const placed = { transform }
          const drawing = <MarkIcon mark={mark} language={language} />
          if (corners)
            return (
              <g key={transform} transform={transform} className="m-still">
                {drawing}
              </g>
            )
          return (
            <a
              key={transform}
              {...placed}
              href={mark.href}
              aria-label={getLabel(mark)}
              aria-current={mark.pin?.isPreviewed || undefined}
              rel="nofollow"
            >
              {drawing}
            </a>
          )
        })}
        {corners ? <DraftArea corners={corners} /> : null}
      </svg>
    </>
  )
}

/** Renders the corners and the closing edge. */
function DraftArea({ corners }: { corners: [number, number][] }) {
  const line = corners.map((corner) => corner.join(' ')).join('L')
  return (
    <g aria-hidden>
      {corners.length > 1 ? <path className="m-area m-open" d={`M${line}z`} /> : null}
      {corners.length > 1 ? <path className="m-edge" d={`M${line}`} /> : null}
      {corners.map(([cx, cy], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: corners have an order, and may stand on one another.
        <circle key={index} className="m-corner" cx={cx} cy={cy} r="6" />
      ))}
    </g>
  )
}
