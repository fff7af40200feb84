import type { BodyOf, QueryOf } from '~contract/endpoints/endpoint'
import type { estimateEndpoints } from '~contract/endpoints/estimates'
import { LAND } from '~contract/estimate'
import type { Flat } from './model/flat'

export type EstimateForm = BodyOf<typeof estimateEndpoints.estimate>
type OutlineForm = QueryOf<typeof estimateEndpoints.priceRange>

export function toFlat(form: EstimateForm): Flat {
  return {
    ...toOutline(form),
    balconyArea: form.balcony === 0 ? 0 : form.balcony_area,
    hasElevator: form.elevator === '1',
  }
}

export function toOutline(form: OutlineForm | EstimateForm): Flat {
  return {
    sector: form.real_estate_sector,
    status: form.status,
    condition: form.condition,
    apartmentType: form.type_of_apartment === LAND ? null : form.type_of_apartment,
    yearRange: form.year_range,
    area: form.flat_area,
    floor: form.floor,
    totalFloors: form.floors,
    rooms: form.rooms,
    balconyArea: form.balcony === 0 ? 0 : null,
    hasElevator: form.elevator === '1' ? true : null,
    point: { lat: form.latitude, lng: form.longitude },
  }
}
