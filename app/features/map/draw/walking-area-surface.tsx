import { useTranslation } from 'react-i18next'
import { type Bounds, formatCorners } from '~/features/search-filters'
import { DRAW_AREA_FORM_ID } from './draw-area-form-id'
import { DrawSurface } from './draw-surface'
import { readFormQuery } from './use-form-query'

interface WalkingAreaSurfaceProps {
  getBounds(): Bounds
  onPress(query: URLSearchParams): void
}

/** Renders the surface above the map for choosing the start of a walking area. */
export function WalkingAreaSurface({ getBounds, onPress }: WalkingAreaSurfaceProps) {
  const { t } = useTranslation('map')
  return (
    <DrawSurface
      label={t('walking_area.from_press')}
      getBounds={getBounds}
      onCorner={(corner) => {
        const form = document.forms.namedItem(DRAW_AREA_FORM_ID)
        if (!form) return
        const query = readFormQuery(form)
        query.set('walking_from', formatCorners([corner]))
        onPress(query)
      }}
    />
  )
}
