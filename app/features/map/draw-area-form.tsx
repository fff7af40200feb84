import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '~/ui/button'
import { MAX_CORNERS, MIN_CORNERS } from '~contract/drawn-area'
import { DrawnMap } from './drawn-map'
import { MapAttribution } from './map-attribution'
import { MapControls } from './map-controls'
import { drawnMapWidths, pressFieldName } from './map-press'
import { fitBounds, SEARCH_BOX } from './map-view'
import type { SearchMap } from './search-map.server'
import { type FreehandHandlers, useFreehandDrawing } from './use-freehand-drawing'

export interface DrawAreaLinks {
  undo?: string
  close?: string
  clear?: string
  stop: string
}

interface DrawAreaFormProps {
  map: SearchMap
  action: string
  /** The search, the picture's bounds and the corners drawn so far. */
  hiddenFields: [name: string, value: string][]
  links: DrawAreaLinks
  pen: FreehandHandlers
}

/** A click submits its pixel coordinates, so there is one transparent image input per map width and only the fitting one is shown. */
export function DrawAreaForm({ map, action, hiddenFields, links, pen: use }: DrawAreaFormProps) {
  const { t } = useTranslation('map')
  const freehand = useFreehandDrawing(fitBounds(map.bounds), use)
  const corners = map.corners?.length ?? 0
  const isFull = corners >= MAX_CORNERS
  return (
    <form
      className="draw"
      action={action}
      method="get"
      onSubmit={freehand.onSubmit}
      data-pen={freehand.isReady ? '' : undefined}
    >
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="sm">
        {isFull ? t('draw.max_corners') : t('draw.hint')}{' '}
        <span className="with-script">{t('draw.freehand_hint')}</span>
      </p>
      <div className="map map-view" {...freehand.surface}>
        <DrawnMap map={map} />
        {isFull
          ? null
          : drawnMapWidths.map((width) => (
              <input
                key={width}
                type="image"
                className={`m-press m-press-${width}`}
                name={pressFieldName(width)}
                src="/img/clear.svg"
                alt={t('draw.add_corner')}
              />
            ))}
        <svg className="map-stroke" viewBox={`0 0 ${SEARCH_BOX.width} ${SEARCH_BOX.height}`} aria-hidden>
          <path className="m-edge" ref={freehand.line} />
        </svg>
        <MapAttribution />
      </div>
      <MapControls to={map.steps} />
      <div className="row">
        {isFull ? null : (
          <Button name="centre" value="1" icon="plus">
            {t('draw.corner_at_centre')}
          </Button>
        )}
        {links.close ? (
          <ButtonLink variant="main" href={links.close} icon="check" rel="nofollow">
            {t('draw.close')}
          </ButtonLink>
        ) : null}
        {links.undo ? (
          <ButtonLink href={links.undo} rel="nofollow">
            {t('draw.undo')}
          </ButtonLink>
        ) : null}
        {links.clear ? (
          <ButtonLink href={links.clear} variant="plain" rel="nofollow">
            {t('draw.clear')}
          </ButtonLink>
        ) : null}
        <ButtonLink href={links.stop} variant="plain" rel="nofollow">
          {t('draw.stop')}
        </ButtonLink>
      </div>
      <p className="sm mute" role="status">
        {t('draw.corners', { count: corners })}
        {corners < MIN_CORNERS ? `. ${t('draw.min_corners')}` : null}{' '}
        <a href="#filters">{t('draw.districts')}</a>
      </p>
    </form>
  )
}
