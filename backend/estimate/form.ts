import { z } from 'zod'
import { REQUIRED } from '~contract/endpoints/fields'
import {
  ACCEPTED_CONDITIONS,
  APARTMENT_TYPES,
  LAND,
  MAX_AREA,
  MAX_BALCONIES,
  MAX_BALCONY_AREA,
  MIN_AREA,
  MIN_BALCONY_AREA,
  STATUSES,
  YEAR_RANGES,
} from '~contract/estimate'
import { parseDecimal } from '~contract/values/amount'
import type { Flat } from './model/flat'

function termField<Word extends string>(terms: readonly Word[]) {
  return z.enum(terms, {
    error: ({ input }) => (input ? `must be one of ${terms.join(', ')}` : REQUIRED),
  })
}

/** Parses a number with a decimal point or comma. */
function numberField(min: number, max: number) {
  const message = `must be a number from ${min} to ${max}`
  return z
    .string(REQUIRED)
    .trim()
    .min(1, REQUIRED)
    .transform((text) => parseDecimal(text, { maxDigits: 7, maxDecimals: 10, isSigned: true }) ?? Number.NaN)
    .refine((value) => value >= min && value <= max, message)
}

function integerField(min: number, max: number) {
  return numberField(min, max).refine(Number.isInteger, 'must be a whole number')
}

const FLAT_FIELDS = {
  real_estate_sector: z.string(REQUIRED).trim().min(1, REQUIRED).max(64, 'is too long'),
  type_of_apartment: termField([...Object.values(APARTMENT_TYPES), LAND]),
  status: termField(Object.values(STATUSES)),
  condition: termField(Object.values(ACCEPTED_CONDITIONS)),
  year_range: termField(Object.values(YEAR_RANGES)),
  floors: integerField(1, 200),
  floor: integerField(-2, 200),
  rooms: integerField(1, 50),
  flat_area: numberField(MIN_AREA, MAX_AREA),
}

const POINT_FIELDS = { latitude: numberField(-90, 90), longitude: numberField(-180, 180) }

const isBelowRoof = ({ floor, floors }: { floor: number; floors: number }) => floor <= floors
const ABOVE_ROOF = { path: ['floor'], error: 'must not be above the last floor' }

export const EstimateForm = z
  .object({
    ...FLAT_FIELDS,
    balcony: integerField(0, MAX_BALCONIES),
    balcony_area: numberField(0, MAX_BALCONY_AREA),
    elevator: z.enum(['0', '1'], {
      error: ({ input }) => (input ? 'must be 0 or 1' : REQUIRED),
    }),
    ...POINT_FIELDS,
  })
  .refine(isBelowRoof, ABOVE_ROOF)
  .refine(({ balcony, balcony_area }) => balcony === 0 || balcony_area >= MIN_BALCONY_AREA, {
    path: ['balcony_area'],
    error: `must be at least ${MIN_BALCONY_AREA} when there are balconies`,
  })

export type EstimateForm = z.infer<typeof EstimateForm>

/** Flat whose balconies and lift may be unknown. */
export const OutlineForm = z
  .object({
    ...FLAT_FIELDS,
    balcony: integerField(0, MAX_BALCONIES).optional(),
    elevator: z.literal('1', 'must be 1').optional(),
    ...POINT_FIELDS,
  })
  .refine(isBelowRoof, ABOVE_ROOF)

export function toFlat(form: EstimateForm): Flat {
  return {
    ...toOutline(form),
    balconyArea: form.balcony === 0 ? 0 : form.balcony_area,
    hasElevator: form.elevator === '1',
  }
}

export function toOutline(form: z.infer<typeof OutlineForm> | EstimateForm): Flat {
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
