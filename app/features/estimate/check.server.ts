import type { Dictionaries } from '../../upstream/dictionaries.server'
import type { City } from '../../upstream/locations.server'
import { LAND } from '../../upstream/real-estate-types'
import { type FlatToEstimate, type NoEstimateReason, whyNotValuable } from '../../upstream/valuation.server'
import { MOST_FLOORS } from '../../upstream/valuation-words'
import { isInGeorgia } from '../map'
import { type Draft, type DraftField, idIn } from './draft'
import { pinOf } from './draft-pin'
import { roomsOf, typesOffered } from './offered'
import { LEAST_AREA, LEAST_BALCONY, type Mistake } from './rules'

/** More is no flat, and the services that estimate refuse it. */
const MOST_AREA = 10_000
const MOST_BALCONIES = 50
const MOST_BALCONY_AREA = 1_000

export type Checked =
  | { flat: FlatToEstimate }
  /** Nothing more need be asked: this cannot be estimated. */
  | { reason: NoEstimateReason }
  | { mistakes: Mistake[] }

interface Known {
  cities: readonly City[]
  dictionaries: Dictionaries
}

/** Reads a form by the rules of the specification: a flat, why there can be no estimate, or what is to be mended. */
export function checkDraft(draft: Draft, { cities, dictionaries }: Known): Checked {
  const mistakes: Mistake[] = []
  const wrong = (field: DraftField | 'marker', mistake: Mistake['mistake'], bound?: number): undefined => {
    mistakes.push({ field, mistake, ...(bound !== undefined && { bound }) })
    return undefined
  }
  const among = (field: DraftField, offered: readonly { id: number }[]) => {
    const id = idIn(draft, field)
    return offered.some((one) => one.id === id) ? id : wrong(field, 'choose')
  }

  const cityId = among('city_id', cities)
  const typeId = among('real_estate_type_id', dictionaries.real_estate_types.all)
  const outline = { cityId: cityId ?? 0, realEstateTypeId: typeId ?? 0, totalFloors: 1 }
  // A foreign city and land are refused at once: nobody fills in a form for nothing.
  if (cityId && typeId) {
    const reason = whyNotValuable({ ...outline, urbanId: 0 })
    if (reason && reason !== 'unknown_sector') return { reason }
  }

  const districts = cities.find(({ id }) => id === cityId)?.districts ?? []
  const districtId = districts.length > 0 ? among('district_id', districts) : undefined
  const urbans = districts.find(({ id }) => id === districtId)?.urbans ?? []
  const urbanId = urbans.length > 0 ? among('urban_id', urbans) : undefined
  const place = placeIn(draft, wrong)
  const offered = typesOffered(dictionaries, typeId ?? LAND)
  const statusId = among('status_id', offered.statuses)
  const projectTypeId = among('project_type_id', offered.projectTypes)
  const conditionId = among('condition_id', offered.conditions)
  const area = numberIn(draft, 'area', { least: LEAST_AREA, most: MOST_AREA }, wrong)
  const floor = wholeIn(draft, 'floor', {}, wrong)
  const totalFloors = wholeIn(draft, 'total_floors', { least: 1, most: MOST_FLOORS }, wrong)
  if (floor !== undefined && totalFloors !== undefined && floor > totalFloors)
    wrong('total_floors', 'below_floor', floor)
  const roomTypeId = among('room_type_id', dictionaries.room_types.all)
  const balconies = balconiesIn(draft, wrong)
  const elevator =
    draft.elevator === '1' || draft.elevator === '0' ? draft.elevator : wrong('elevator', 'choose')

  if (mistakes.length > 0 || !place) return { mistakes }
  const flat: FlatToEstimate = {
    cityId: outline.cityId,
    realEstateTypeId: outline.realEstateTypeId,
    place,
    urbanId: urbanId ?? 0,
    statusId: statusId ?? 0,
    projectTypeId: projectTypeId ?? 0,
    conditionId: conditionId ?? 0,
    area: area ?? 0,
    floor: floor ?? 0,
    totalFloors: totalFloors ?? 0,
    rooms: roomsOf(dictionaries, roomTypeId),
    ...balconies,
    hasElevator: elevator === '1',
  }
  const reason = whyNotValuable(flat)
  return reason ? { reason } : { flat }
}

type Wrong = (field: DraftField | 'marker', mistake: Mistake['mistake'], bound?: number) => undefined

function placeIn(draft: Draft, wrong: Wrong) {
  const place = pinOf(draft)
  if (!place) return wrong('marker', draft.latitude || draft.longitude ? 'marker_wrong' : 'marker_missing')
  return isInGeorgia(place) ? place : wrong('marker', 'marker_abroad')
}

function balconiesIn(draft: Draft, wrong: Wrong) {
  const none = { balconies: 0, balconyArea: 0 }
  if (draft.has_balcony === '0') return none
  if (draft.has_balcony !== '1') {
    wrong('has_balcony', 'choose')
    return none
  }
  return {
    balconies: wholeIn(draft, 'balconies', { least: 1, most: MOST_BALCONIES }, wrong) ?? 0,
    balconyArea:
      numberIn(draft, 'balcony_area', { least: LEAST_BALCONY, most: MOST_BALCONY_AREA }, wrong) ?? 0,
  }
}

interface Bounds {
  least?: number
  most?: number
}

/** Digits, and as people write them a point or a comma before the decimals. */
function numberIn(draft: Draft, field: DraftField, bounds: Bounds, wrong: Wrong): number | undefined {
  const text = draft[field] ?? ''
  if (text === '') return wrong(field, 'required')
  if (!/^\d{1,7}([.,]\d{1,4})?$/.test(text)) return wrong(field, 'number')
  return within(Number(text.replace(',', '.')), field, bounds, wrong)
}

function wholeIn(draft: Draft, field: DraftField, bounds: Bounds, wrong: Wrong): number | undefined {
  const text = draft[field] ?? ''
  if (text === '') return wrong(field, 'required')
  return /^\d{1,3}$/.test(text) ? within(Number(text), field, bounds, wrong) : wrong(field, 'digits')
}

function within(value: number, field: DraftField, { least, most }: Bounds, wrong: Wrong): number | undefined {
  if (least !== undefined && value < least) return wrong(field, 'least', least)
  if (most !== undefined && value > most)
    return wrong(field, field === 'total_floors' ? 'most_floors' : 'most', most)
  return value
}
