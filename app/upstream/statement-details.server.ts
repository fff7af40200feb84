import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { georgianTime, optionalId, optionalMeasure, optionalText } from '~contract/schemas/primitives'
import { type CardPhoto, statementFields, toStatementFacts, webUrl } from './statement-schemas'
import type { Call } from './upstream-client.server'

const parameterKinds = ['parameter', 'feature', 'label', 'furniture-equipment'] as const
export type ParameterKind = (typeof parameterKinds)[number]

const Parameter = z
  .object({
    id: z.number().int(),
    key: optionalText,
    type: z.enum(parameterKinds).catch('parameter'),
    display_name: z.string(),
    sort_index: z.number().nullish(),
  })
  .transform((row) => ({ id: row.id, key: row.key, kind: row.type, name: row.display_name }))

/** The account API's names of a statement's states. */
const statementStatuses = ['active', 'expired', 'hidden', 'inactive', 'deleted'] as const
export type StatementStatus = (typeof statementStatuses)[number]

/** URL slugs by language. */
const Slugs = z
  .object({ ka: z.string(), en: z.string(), ru: z.string() })
  .nullish()
  .catch(undefined)
  .transform((slugs) => slugs ?? undefined)

const StatementDetails = z
  .object({
    ...statementFields,
    uuid: z.string(),
    href_lang: Slugs,
    middle_slugs: Slugs,
    project_type_id: optionalId,
    room_type_id: optionalId,
    bedroom_type_id: optionalId,
    bathroom_type_id: optionalId,
    hot_water_type_id: optionalId,
    heating_type_id: optionalId,
    parking_type_id: optionalId,
    storeroom_type_id: optionalId,
    material_type_id: optionalId,
    door_window_type_id: optionalId,
    condition: optionalText,
    living_room_type: optionalText,
    swimming_pool_type: optionalText,
    build_year: optionalText,
    balconies: optionalMeasure,
    balcony_area: optionalMeasure,
    loggia_area: optionalMeasure,
    porch_area: optionalMeasure,
    living_room_area: optionalMeasure,
    storeroom_area: optionalMeasure,
    height: optionalMeasure,
    rent_period: optionalMeasure,
    rs_code: optionalText,
    appear_rs_code: z.boolean().nullish(),
    can_exchanged: z.boolean().nullish(),
    can_exchanged_comment: optionalText,
    price_label: z
      .union([z.object({ display_label: optionalText }), z.array(z.unknown()), z.string()])
      .nullish()
      .transform((label) =>
        label && typeof label === 'object' && 'display_label' in label ? label.display_label : undefined,
      ),
    lat: z.number().nullish(),
    lng: z.number().nullish(),
    parameters: z.array(Parameter).default([]),
    tour_rooms: z.number().int().nullish(),
    youtube_link: webUrl,
    owner_name: optionalText,
    user_phone_number: optionalText,
    user_slug: optionalText,
    project_slug: optionalText,
    project_uuid: optionalText,
    project_name: optionalText,
    is_owner: z.boolean().nullish(),
    status: z.enum(statementStatuses).nullish().catch(undefined),
    created_at: georgianTime,
    views: z.number().nullish(),
    quantity_of_day: z.number().nullish(),
  })
  .transform((wire) => ({
    ...toStatementFacts(wire),
    uuid: wire.uuid,
    slugs: wire.href_lang,
    middleSlugs: wire.middle_slugs,
    typeId: wire.real_estate_type_id,
    images: wire.images,
    comment: wire.comment,
    yardArea: wire.yard_area,
    urbanId: wire.urban_id ?? undefined,
    owner: {
      id: wire.user_id ?? undefined,
      slug: wire.user_slug,
      logo: wire.user_type.logo ? toLogoPhoto(wire.user_type.logo) : undefined,
      statementsCount: wire.user_statements_count ?? 0,
    },
    project: toProjectLink(wire),
    dictionaryIds: {
      statuses: wire.status_id,
      conditions: wire.condition_id,
      project_types: wire.project_type_id,
      room_types: wire.room_type_id,
      bedroom_types: wire.bedroom_type_id,
      bathroom_types: wire.bathroom_type_id,
      hot_water_types: wire.hot_water_type_id,
      heating_types: wire.heating_type_id,
      parking_types: wire.parking_type_id,
      storeroom_types: wire.storeroom_type_id,
      material_types: wire.material_type_id,
      door_window_types: wire.door_window_type_id,
    },
    condition: wire.condition,
    livingRoom: wire.living_room_type,
    swimmingPool: wire.swimming_pool_type,
    buildYear: wire.build_year,
    balconies: wire.balconies,
    /** Areas in m², height in metres. */
    measures: {
      balcony: wire.balcony_area,
      loggia: wire.loggia_area,
      porch: wire.porch_area,
      livingRoom: wire.living_room_area,
      storeroom: wire.storeroom_area,
      height: wire.height,
    },
    /** Minimum rental period, in months. */
    rentPeriod: wire.rent_period,
    cadastralCode: wire.appear_rs_code ? wire.rs_code : undefined,
    exchangeable: wire.can_exchanged ?? false,
    /** What the owner would exchange for, in free text. */
    exchangeComment: wire.can_exchanged_comment,
    tour: wire['3d_url'],
    /** Number of rooms in our own tour. */
    tourRooms: wire.tour_rooms ?? 0,
    has3d: Boolean(wire['3d_url'] || wire.tour_rooms),
    video: wire.youtube_link,
    priceLabel: wire.price_label,
    place: wire.lat != null && wire.lng != null ? { latitude: wire.lat, longitude: wire.lng } : undefined,
    parameters: wire.parameters,
    ownerName: wire.owner_name,
    maskedPhone: wire.user_phone_number,
    isOwn: wire.is_owner ?? false,
    life: toStatementStatus(wire.status, wire.is_active),
    createdAt: wire.created_at,
    views: wire.views ?? 0,
  }))

/** A logo is one file. */
function toLogoPhoto(file: string): CardPhoto {
  return { files: { large: file, thumb: file }, width: undefined, height: undefined, color: undefined }
}

interface ProjectFields {
  project_slug: string | undefined
  project_uuid: string | undefined
  project_name: string | undefined
}

/** The project the flat belongs to, when it has a name and a page. */
function toProjectLink({ project_slug, project_uuid, project_name: name }: ProjectFields) {
  const key = project_slug ?? project_uuid
  return name && key ? { key, name } : undefined
}

/** Without a reason from the upstream, a statement that is not shown has expired. */
function toStatementStatus(
  status: StatementStatus | null | undefined,
  isActive: boolean | null | undefined,
): StatementStatus {
  if (isActive ?? true) return 'active'
  return status && status !== 'active' ? status : 'expired'
}

export type StatementDetails = z.output<typeof StatementDetails>

export function statementById(id: number): Call<StatementDetails> {
  return {
    api: 'main',
    path: `microservice/statements/${id}`,
    answer: success(z.object({ statement: StatementDetails })).transform(({ statement }) => statement),
  }
}

const PhoneResponse = z.object({ phone_number: z.string().regex(/^\+?[\d ]{5,20}$/) })

/** Reveals the owner's full number; reveals are counted and limited per visitor. */
export function revealStatementPhone(uuid: string): Call<string> {
  return {
    api: 'main',
    method: 'POST',
    path: 'microservice/statements/phone/show',
    query: new URLSearchParams({ statement_uuid: uuid }),
    body: {},
    answer: success(PhoneResponse).transform(({ phone_number }) => phone_number),
  }
}
