import { z } from 'zod'
import { CURRENCY_IDS } from '~contract/currencies'
import { success } from '~contract/schemas/envelope'
import { optionalMeasure, optionalText } from '~contract/schemas/primitives'
import { pagedRows } from './paged-rows'
import { Image, Images, Price } from './statement-schemas'
import type { Call } from './upstream-client.server'

const PriceRangeSchema = z.object({ from: optionalMeasure, to: optionalMeasure })

/** Price per m² by currency; PHP encodes an empty object as a list. */
const SquarePrice = z
  .union([
    z.record(z.string(), PriceRangeSchema),
    z.array(z.unknown()).transform((): Record<string, PriceRange> => ({})),
  ])
  .nullish()
  .transform((ranges) => ({ gel: ranges?.[CURRENCY_IDS.gel], usd: ranges?.[CURRENCY_IDS.usd] }))

export type PriceRange = z.output<typeof PriceRangeSchema>

const placeName = z
  .union([z.string(), z.object({ display_name: z.string() }).transform((row) => row.display_name)])
  .nullish()
  .transform((name) => name?.trim() || undefined)

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .nullish()
  .catch(undefined)
  .transform((text) => text?.slice(0, 10))

const projectFields = {
  id: z.number().int(),
  uuid: z.string(),
  slug: optionalText,
  display_name: z.string(),
  city: placeName,
  district: placeName,
  urban: placeName,
  street: placeName,
  building_status: z.enum(['completed', 'under_construction']).nullish().catch(undefined),
  delivery_date: day,
  sale_terms: z
    .object({
      instalment_months: optionalMeasure,
      first_payment: optionalMeasure,
      mortgage: z.boolean().nullish(),
    })
    .nullish()
    .catch(undefined),
  developer: z.object({ id: z.number().int().nullish(), name: z.string(), slug: optionalText }).nullish(),
  min_price: SquarePrice,
  images: Images,
}

const projectWire = z.object(projectFields)

function toProject(wire: z.output<typeof projectWire>) {
  const { developer, sale_terms: terms } = wire
  return {
    id: wire.id,
    /** The slug or uuid of its page. */
    key: wire.slug ?? wire.uuid,
    name: wire.display_name,
    city: wire.city,
    neighbourhood: wire.urban ?? wire.district,
    street: wire.street,
    status: wire.building_status ?? undefined,
    delivery: wire.delivery_date,
    terms: {
      months: terms?.instalment_months,
      firstPayment: terms?.first_payment,
      mortgage: terms?.mortgage ?? false,
    },
    developer: developer && {
      name: developer.name,
      key: developer.slug ?? (developer.id ? String(developer.id) : undefined),
      id: developer.id ?? undefined,
    },
    squarePrice: wire.min_price,
    images: wire.images,
  }
}

const Project = projectWire.transform(toProject)
export type Project = z.output<typeof Project>

const FlatLayout = z
  .object({
    rooms: z.number().int(),
    area: z.number(),
    floor_from: z.number().int().nullish(),
    floor_to: z.number().int().nullish(),
    price: Price,
    image: Image.nullish().catch(undefined),
  })
  .transform(({ floor_from, floor_to, image, ...layout }) => ({
    ...layout,
    floors: { from: floor_from ?? undefined, to: floor_to ?? undefined },
    image: image ?? undefined,
  }))

export type FlatLayout = z.output<typeof FlatLayout>

const brochure = z
  .string()
  .regex(/^(https?:\/\/|\/(?!\/))/)
  .nullish()
  .catch(undefined)

const ProjectDetails = z
  .object({
    ...projectFields,
    about: optionalText,
    conditions: z.array(z.string()).default([]),
    material_type: optionalText,
    buildings: optionalMeasure,
    floors: optionalMeasure,
    flats: optionalMeasure,
    height: optionalMeasure,
    lat: z.number().nullish(),
    lng: z.number().nullish(),
    manager_name: optionalText,
    phone_number: optionalText,
    brochure,
    layouts: z.array(FlatLayout).default([]),
  })
  .transform((wire) => ({
    ...toProject(wire),
    about: wire.about,
    conditions: wire.conditions,
    material: wire.material_type,
    buildings: wire.buildings,
    floors: wire.floors,
    flats: wire.flats,
    height: wire.height,
    place: wire.lat != null && wire.lng != null ? { latitude: wire.lat, longitude: wire.lng } : undefined,
    manager: wire.manager_name,
    maskedPhone: wire.phone_number,
    brochure: wire.brochure ?? undefined,
    layouts: wire.layouts,
  }))

export type ProjectDetails = z.output<typeof ProjectDetails>

const ProjectPage = pagedRows(Project)
export type ProjectPage = z.output<typeof ProjectPage>

export function projectPage(query: URLSearchParams): Call<ProjectPage> {
  return { api: 'main', path: 'microservice-projects/listing', query, answer: success(ProjectPage) }
}

/** Finds a project by uuid, slug or id. */
export function projectByKey(key: string): Call<ProjectDetails> {
  return {
    api: 'main',
    path: `microservice-projects/${encodeURIComponent(key)}`,
    answer: success(ProjectDetails),
  }
}
