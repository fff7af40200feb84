import { z } from 'zod'
import { requiredText } from '../forms/field-schemas'
import { REQUIRED } from '../forms/form-errors'
import { MIN_STREET_NAME_LENGTH } from '../locations'
import { AddedStreet, GroupedStreets, Streets } from '../schemas/locations'
import { MAX_LINE_LENGTH } from '../values/text-lengths'
import { defineEndpoint } from './endpoint'
import { emptyAsAbsent, formDegrees, idList, queryId, queryText, requiredId } from './fields'

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

const groupedStreets = [
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
]

export const streetEndpoints = {
  streets: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'streets',
    aliases: ['v1/microservice/locations/streets', 'statements/locations/streets'],
    access: 'anyone',
    summary: 'Streets of a city whose names match a text, most likely first',
    query: z.object({ q: queryText, city_id: queryId }),
    answer: Streets,
    samples: [
      [
        street,
        { ...street, id: 200, latitude: '41.7075', longitude: '44.785', urban_id: null, urban_name: '' },
        { id: 201, display_name: 'Barnovi Street', city_id: 1, latitude: null, longitude: null },
      ],
    ],
    isSpecified: true,
  }),

  addStreet: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'streets/create',
    aliases: ['v1/microservice/locations/streets/create', 'statements/locations/streets/create'],
    access: 'user',
    summary: 'Adds a missing street, or returns the existing one of this name',
    body: {
      encoding: 'form',
      fields: z
        .object({
          display_name: requiredText(MAX_LINE_LENGTH)
            .transform((name) => name.replace(/\s+/g, ' '))
            .refine(
              (name) => [...name].length >= MIN_STREET_NAME_LENGTH,
              `must have at least ${MIN_STREET_NAME_LENGTH} letters`,
            ),
          city_id: requiredId(REQUIRED),
          district_id: emptyAsAbsent(requiredId('must be an id')),
          urban_id: emptyAsAbsent(requiredId('must be an id')),
          lat: emptyAsAbsent(formDegrees(90)),
          lng: emptyAsAbsent(formDegrees(180)),
        })
        .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
          path: ['lat'],
          error: 'must come with the lng field',
        }),
    },
    answer: AddedStreet,
    samples: [{ ...street, street_id: 100, is_new: false }],
    isSpecified: true,
  }),

  groupedStreets: defineEndpoint({
    api: 'statements',
    method: 'GET',
    path: 'locations/grouped-streets',
    aliases: ['v1/microservice/locations/grouped-streets'],
    access: 'anyone',
    summary: 'Streets by their ids, districts or neighbourhoods',
    query: z.object({ ids: idList, districts: idList, urbans: idList }),
    answer: GroupedStreets,
    samples: [groupedStreets],
    isSpecified: true,
  }),

  districtStreets: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/locations/grouped-streets/{id}',
    aliases: ['statements/locations/grouped-streets/{id}'],
    access: 'anyone',
    summary: 'Streets of a district',
    answer: GroupedStreets,
    samples: [groupedStreets],
    isSpecified: true,
    mayBeMissing: true,
  }),
}
