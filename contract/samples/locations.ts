import { GeocodedPlaces, PlaceAtPoint } from '../schemas/geocoding'
import {
  AddedStreet,
  Cities,
  GroupedStreets,
  MetroStations,
  QueryInterpretation,
  SearchSuggestions,
  Streets,
} from '../schemas/locations'
import { WalkingArea } from '../schemas/walking-area'
import { sample } from './sample'

const vake = { id: 38, display_name: 'Vake', display_name_in: 'In Vake', slug: 'vake' }

const street = {
  id: 100,
  display_name: 'Chavchavadze Avenue',
  search_display_name: 'chavchavadze',
  city_id: 1,
  district_id: 4,
  urban_id: 38,
  urban_name: 'Vake',
  district_name: 'Vake-Saburtalo',
  latitude: 41.709,
  longitude: 44.765,
}

const place = {
  display_name: 'Chavchavadze Avenue, Vake, Tbilisi',
  latitude: 41.709,
  longitude: 44.765,
  precision: 'street' as const,
  street_id: 100,
  street_name: 'Chavchavadze Avenue',
  urban_id: 38,
  district_id: 4,
  city_id: 1,
}

export const locationSamples = [
  sample('GET /microservice/locations/cities', Cities, [
    {
      id: 1,
      display_name: 'Tbilisi',
      display_name_in: 'In Tbilisi',
      slug: 'tbilisi',
      districts: [{ id: 4, display_name: 'Vake-Saburtalo', slug: 'vake-saburtalo', urbans: [vake] }],
    },
    // Cities other than the capital have no neighbourhoods, municipalities no districts.
    { id: 15, display_name: 'Batumi', districts: [{ id: 8, display_name: 'Rustaveli', urbans: null }] },
    { id: 64, display_name: 'Akhmeta', display_name_in: '', slug: null, districts: null },
  ]),
  sample('GET /microservice/locations/metro-stations', MetroStations, [
    { id: 14, display_name: 'Rustaveli', slug: 'rustaveli', lat: 41.7016, lng: 44.7969, urban_ids: [64] },
    { id: 15, display_name: 'Delisi' },
  ]),
  sample('GET /streets', Streets, [
    street,
    { ...street, id: 200, latitude: '41.7075', longitude: '44.785', urban_id: null, urban_name: '' },
    { id: 201, display_name: 'Barnovi Street', city_id: 1, latitude: null, longitude: null },
  ]),
  sample('POST /streets/create', AddedStreet, { ...street, street_id: 100, is_new: false }),
  sample('GET /locations/grouped-streets', GroupedStreets, [
    {
      id: 100,
      display_name: 'Chavchavadze Avenue',
      urban_id: 38,
      urban_ids: [38, 41],
      district_id: 4,
      city_id: 1,
      slugs: {
        ka: 'tchavtchavadzis-gamzirze',
        en: 'on-chavchavadze-avenue',
        ru: 'na-prospekte-cavcavadze',
      },
    },
    { id: 200, display_name: 'Barnovi Street', urban_id: null },
  ]),
  sample('GET /microservice/locations/search', QueryInterpretation, {
    filters: {
      parameters: { room_types: '3' },
      phrases: [{ words: '3 ოთახიანი', without: 'ვაკეში აივნით' }],
      without: 'ვაკეში აივნით',
    },
    pieces: [
      {
        words: 'ვაკეში',
        kind: 'urban',
        places: [{ id: 38, display_name: 'Vake' }],
        without: '3 ოთახიანი აივნით',
      },
    ],
    house_number: null,
    rest: { words: 'აივნით', without: '3 ოთახიანი ვაკეში' },
  }),
  sample('GET /microservice/locations/search', QueryInterpretation, { pieces: [], rest: null }),
  sample('GET /microservice/search-suggestions', SearchSuggestions, {
    suggestions: [
      { kind: 'urban', id: 38, display_name: 'Vake', within: 'Tbilisi', city_id: 1, slug: null },
      { kind: 'broker', id: 7, display_name: 'Vake Homes', within: null, city_id: null, slug: 'vake-homes' },
      { kind: 'statement', id: 100_017, display_name: '100017' },
    ],
    parameters: { room_types: '3' },
    house_number: null,
  }),
  sample('GET /microservice/locations/geocode', GeocodedPlaces, [
    place,
    { ...place, precision: 'city', street_id: null, street_name: null, urban_id: null, district_id: null },
  ]),
  sample('GET /microservice/locations/reverse-geocode', PlaceAtPoint, { place }),
  sample('GET /microservice/locations/reverse-geocode', PlaceAtPoint, { place: null }),
  sample('GET /microservice/locations/walking-area', WalkingArea, {
    area: '41.7016,44.7931,41.7043,44.7988,41.6987,44.8003',
  }),
  sample('GET /microservice/locations/walking-area', WalkingArea, { area: null }),
]
