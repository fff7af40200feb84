import { ROOM_TYPES } from '~backend/dictionaries/rooms'
import { packImages } from '~backend/statements/packed-images'
import { toFictionalPhone } from '../people/people'
import { DEAL_IDS, KIND_IDS } from './kind'
import type { Statement } from './statement'

/** Room type ids differ from the count from six rooms on. */
const getRoomTypeId = (rooms: number | null) =>
  rooms === null ? null : (ROOM_TYPES[Math.min(rooms, 10) - 1]?.id ?? null)

const SECOND_PHONE_OFFSET = 40_000

export function toStatementRow(
  statement: Statement,
  id: number,
  userId: number,
  now: Date,
  projectId: number | null = null,
) {
  const {
    kind,
    deal,
    owner,
    place,
    building,
    dimensions: measures,
    amenities: comfort,
    price,
    lifecycle,
    description,
    extras,
  } = statement
  const notLater = (time: Date) => (time < now ? time : now)
  const rent = deal === 'rent'
  const lease = deal === 'lease' || deal === 'pledge'
  return {
    id,
    uuid: statement.uuid,
    user_id: userId,
    owner_name: statement.ownerName,
    phone_number: owner.phone,
    additional_phone_number: extras.secondPhone
      ? toFictionalPhone(SECOND_PHONE_OFFSET + statement.number)
      : null,
    deal_type_id: DEAL_IDS[deal],
    real_estate_type_id: KIND_IDS[kind],
    status_id: building.statusId,
    condition_id: building.conditionId,
    project_type_id: building.projectTypeId,
    project_id: projectId,
    room_type_id: getRoomTypeId(measures.rooms),
    bedroom_type_id: measures.bedrooms,
    bathroom_type_id: measures.bathrooms,
    heating_type_id: comfort.heatingTypeId,
    hot_water_type_id: comfort.hotWaterTypeId,
    parking_type_id: comfort.parkingTypeId,
    storeroom_type_id: comfort.storeroomTypeId,
    material_type_id: building.materialTypeId,
    door_window_type_id: comfort.doorWindowTypeId,
    living_room_type_id: comfort.livingRoomTypeId,
    swimming_pool_type_id: comfort.swimmingPoolTypeId,
    build_year_id: building.buildYearId,
    rent_type_id: rent ? 1 + (statement.number % 5 === 0 ? 1 : 0) : null,
    daily_rent_type_id: deal === 'daily' ? 1 + (statement.number % 12 === 0 ? 1 : 0) : null,
    lease_type_id: lease ? 1 : null,
    lease_contract_type_id: lease ? 1 + (statement.number % 3 === 0 ? 1 : 0) : null,
    rent_period: rent ? (statement.number % 5 === 0 ? 6 : 12) : null,
    lease_period: lease ? (deal === 'lease' ? 36 : 12) : null,
    parameters: comfort.parameters,
    area: measures.area,
    area_type_id: measures.areaTypeId,
    yard_area: measures.yardArea,
    balconies: measures.balconies,
    balcony_area: measures.balconyArea,
    loggia_area: measures.loggiaArea,
    porch_area: measures.porchArea,
    living_room_area: measures.livingRoomArea,
    storeroom_area: comfort.storeroomArea,
    height: measures.height,
    floor: measures.floor,
    total_floors: building.totalFloors,
    price: price.price,
    currency_id: price.currencyId,
    price_type_id: price.priceTypeId,
    can_exchanged: extras.exchange !== null,
    can_exchanged_comment: extras.exchange,
    city_id: place.city.id,
    district_id: place.district?.id ?? null,
    urban_id: place.urban?.id ?? null,
    street_id: place.street?.id ?? null,
    metro_station_id: place.station?.id ?? null,
    address_ka: place.address.ka,
    address_en: place.address.en,
    address_ru: place.address.ru,
    images: toImagesColumn(statement),
    lat: place.point.lat,
    lng: place.point.lng,
    rs_code: extras.cadastralCode,
    appear_rs_code: extras.showsCadastralCode,
    comment_ka: description.ka,
    comment_en: description.en,
    comment_ru: description.ru,
    status: lifecycle.status,
    created_at: notLater(lifecycle.createdAt),
    last_updated: notLater(lifecycle.lastUpdated),
    confirmed_at: notLater(lifecycle.confirmedAt),
    unconfirmed_step: lifecycle.unconfirmedStep,
    announced_step: lifecycle.unconfirmedStep,
    announced_at: lifecycle.announcedAt,
    expires_at: lifecycle.expiresAt,
    views: lifecycle.views,
    vip_tier: lifecycle.vipTier,
    vip_until: lifecycle.vipUntil,
    color_until: lifecycle.colorUntil,
    promoted_until: lifecycle.promotedUntil,
    is_exclusive: extras.exclusive,
    for_special_people: extras.forSpecialPeople,
  }
}

export type StatementRow = ReturnType<typeof toStatementRow>

const PICTURE_SIZE = { width: 1200, height: 900 }

function toImagesColumn({ pictures }: Statement): string {
  return packImages(
    pictures.paths.map((path, position) => ({ path, ...PICTURE_SIZE, is_main: position === pictures.main })),
  )
}
