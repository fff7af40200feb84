import type { Person } from '../people/people'
import type { Amenities } from './amenities'
import type { Building } from './building-state'
import type { Dimensions } from './dimensions'
import type { Deal, Kind } from './kind'
import type { Location } from './location'

export interface Facts {
  kind: Kind
  deal: Deal
  owner: Person
  place: Location
  building: Building
  dimensions: Dimensions
  amenities: Amenities
}
