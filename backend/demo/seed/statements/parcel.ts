import { createPlotOutline } from '../../pictures/plan/plot-outline'
import { movePoint } from '../places/distances'
import { getLandArea } from './dimensions'
import type { Statement } from './statement'

export function toParcelRow(
  { number, kind, place, dimensions: measures, extras }: Statement,
  statementId: number,
) {
  const squareMetres = getLandArea(kind, measures)
  if (!squareMetres || !extras.showsCadastralCode) return undefined
  const corners = createPlotOutline(number, squareMetres)
  const ring = [...corners, ...corners.slice(0, 1)].map(([north, east]) =>
    movePoint(place.point, north, east),
  )
  return {
    statement_id: statementId,
    outline: ring.map(({ lat, lng }) => [lng, lat]),
    area_m2: squareMetres,
    is_made_up: true,
  }
}

export type ParcelRow = NonNullable<ReturnType<typeof toParcelRow>>
