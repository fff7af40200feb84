import type { z } from 'zod'
import { CURRENCY_IDS } from '~contract/currencies'
import { companyEndpoints } from '~contract/endpoints/companies'
import type * as wire from '~contract/schemas/projects'
import { defineCall } from './endpoint-call.server'
import { toPagedRows } from './paged-rows'
import { toImage, toImages, toPrice } from './statement-fields'
import type { Call } from './upstream-client.server'

export type Project = ReturnType<typeof toProject>
export type PriceRange = NonNullable<Project['squarePrice']['gel']>
export type FlatLayout = ReturnType<typeof toFlatLayout>
export type ProjectDetails = ReturnType<typeof toProjectDetails>

export type ProjectPage = ReturnType<typeof toProjectPage>

const callProjects = defineCall(companyEndpoints.projects, toProjectPage)
const callProject = defineCall(companyEndpoints.project, toProjectDetails)

export function projectPage(query: URLSearchParams): Call<ProjectPage> {
  return callProjects({ query })
}

/** Requests a project by UUID, slug or id. */
export function projectByKey(key: string): Call<ProjectDetails> {
  return { ...callProject({ params: { key } }), cacheSeparately: true }
}

function toProjectPage(page: z.output<typeof wire.ProjectPage>) {
  return toPagedRows(page, toProject)
}

function toProject(project: z.output<typeof wire.Project>) {
  const { developer, sale_terms: terms, min_price: prices } = project
  return {
    id: project.id,
    /** Slug or UUID of its page. */
    key: project.slug ?? project.uuid,
    name: project.display_name,
    city: project.city,
    neighbourhood: project.urban ?? project.district,
    street: project.street,
    status: project.building_status ?? undefined,
    delivery: project.delivery_date,
    terms: {
      months: terms?.instalment_months,
      firstPayment: terms?.first_payment,
      mortgage: terms?.mortgage ?? false,
    },
    developer: developer && {
      name: developer.name,
      key: developer.slug ?? (developer.id ? String(developer.id) : undefined),
      id: developer.id ?? undefined,
      logo: developer.logo ? toImage(developer.logo) : undefined,
      isUnconfirmed: developer.awaits_confirmation || undefined,
    },
    squarePrice: { gel: prices?.[CURRENCY_IDS.gel], usd: prices?.[CURRENCY_IDS.usd] },
    images: toImages(project.images),
  }
}

function toProjectDetails(project: z.output<typeof wire.ProjectDetails>) {
  const { lat, lng } = project
  return {
    ...toProject(project),
    about: project.about,
    conditions: project.conditions,
    material: project.material_type,
    buildings: project.buildings,
    floors: project.floors,
    flats: project.flats,
    height: project.height,
    place: lat != null && lng != null ? { latitude: lat, longitude: lng } : undefined,
    /** Walking times to the nearest place of each kind. */
    walkingTimes: project.walking_times,
    manager: project.manager_name,
    maskedPhone: project.phone_number,
    brochure: project.brochure ?? undefined,
    layouts: project.layouts.map(toFlatLayout),
  }
}

function toFlatLayout({ rooms, area, floor_from, floor_to, price, image }: z.output<typeof wire.FlatLayout>) {
  return {
    rooms,
    area,
    price: toPrice(price),
    floors: { from: floor_from ?? undefined, to: floor_to ?? undefined },
    image: image ? toImage(image) : undefined,
  }
}
