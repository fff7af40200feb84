import { z } from 'zod'
import { PROJECT_STATUSES } from '../companies'
import { pageOf } from './envelope'
import { id, keyedRows, linkUrl, optionalMeasure, optionalText } from './primitives'
import { rowsOf } from './rows'
import { Image, Images, Price } from './statements'
import { WalkingTimes } from './walking'

const PriceRange = z.object({ from: optionalMeasure, to: optionalMeasure })

const placeName = z
  .union([z.string(), z.object({ display_name: z.string() }).transform((row) => row.display_name)])
  .nullish()
  .transform((name) => name?.trim() || undefined)

/** Day, possibly followed by a time. */
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .nullish()
  .catch(undefined)
  .transform((text) => text?.slice(0, 10))

export const Project = z.object({
  id,
  uuid: z.string(),
  slug: optionalText,
  display_name: z.string(),
  city: placeName,
  district: placeName,
  urban: placeName,
  street: placeName,
  building_status: z.enum(PROJECT_STATUSES).nullish().catch(undefined),
  delivery_date: day,
  sale_terms: z
    .object({
      instalment_months: optionalMeasure,
      /** First payment in percent of the price. */
      first_payment: optionalMeasure,
      mortgage: z.boolean().nullish(),
    })
    .nullish()
    .catch(undefined),
  developer: z
    .object({
      id: id.nullish(),
      name: z.string(),
      slug: optionalText,
      logo: Image.nullish().catch(undefined),
      awaits_confirmation: z.boolean().nullish(),
    })
    .nullish(),
  /** Lowest price per m², by currency id. */
  min_price: keyedRows(PriceRange).nullish(),
  images: Images,
})

export const FlatLayout = z.object({
  rooms: z.number().int(),
  area: z.number(),
  floor_from: z.number().int().nullish(),
  floor_to: z.number().int().nullish(),
  price: Price,
  image: Image.nullish().catch(undefined),
})

export const ProjectPage = pageOf(Project)

export const ProjectDetails = z.object({
  ...Project.shape,
  about: optionalText,
  conditions: z.array(z.string()).default([]),
  material_type: optionalText,
  buildings: optionalMeasure,
  floors: optionalMeasure,
  flats: optionalMeasure,
  /** Height in metres. */
  height: optionalMeasure,
  lat: z.number().nullish(),
  lng: z.number().nullish(),
  /** Walking times; only our own backend sends them. */
  walking_times: WalkingTimes.default([]),
  manager_name: optionalText,
  phone_number: optionalText,
  brochure: linkUrl.nullish().catch(undefined),
  layouts: rowsOf(FlatLayout).default([]),
})
