import { z } from 'zod'
import { REQUIRED } from '../http/form'
import type { Flat } from './model/flat'
import { APARTMENT_TYPES, CONDITIONS, STATUSES, YEAR_RANGES } from './words/building-words'

/** The least that the specification lets be estimated, m². */
const LEAST_AREA = 35

/** Real estate that is none of the apartments, and gets an answer of its own. */
export const LAND = 'land'

function word<Word extends string>(words: readonly Word[]) {
  return z.enum(words, {
    error: ({ input }) => (input ? `must be one of ${words.join(', ')}` : REQUIRED),
  })
}

/** As people and programs write it: a point or a comma before the decimals. */
function number(least: number, most: number) {
  const fault = `must be a number from ${least} to ${most}`
  return z
    .string(REQUIRED)
    .trim()
    .min(1, REQUIRED)
    .regex(/^-?\d{1,7}([.,]\d{1,10})?$/, fault)
    .transform((text) => Number(text.replace(',', '.')))
    .refine((value) => value >= least && value <= most, fault)
}

function whole(least: number, most: number) {
  return number(least, most).refine(Number.isInteger, 'must be a whole number')
}

/** The fields of `POST /evaluation-predict-price`, none of which may be left out. */
export const EstimateForm = z
  .object({
    real_estate_sector: z.string(REQUIRED).trim().min(1, REQUIRED).max(64, 'is too long'),
    type_of_apartment: word([...Object.values(APARTMENT_TYPES), LAND]),
    status: word(Object.values(STATUSES)),
    condition: word(Object.values(CONDITIONS)),
    year_range: word(Object.values(YEAR_RANGES)),
    floors: whole(1, 200),
    floor: whole(-2, 200),
    rooms: whole(1, 50),
    flat_area: number(LEAST_AREA, 10_000),
    balcony: whole(0, 50),
    balcony_area: number(0, 1_000),
    elevator: z.enum(['0', '1'], {
      error: ({ input }) => (input ? 'must be 0 or 1' : REQUIRED),
    }),
    latitude: number(-90, 90),
    longitude: number(-180, 180),
  })
  .refine(({ floor, floors }) => floor <= floors, {
    path: ['floor'],
    error: 'must not be above the last floor',
  })
  .refine(({ balcony, balcony_area }) => balcony === 0 || balcony_area >= 1, {
    path: ['balcony_area'],
    error: 'must be at least 1 when there are balconies',
  })

export type EstimateForm = z.infer<typeof EstimateForm>

/** What was asked about, in the words of the model. */
export function flatOf(form: EstimateForm): Flat {
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
    balconyArea: form.balcony === 0 ? 0 : form.balcony_area,
    hasElevator: form.elevator === '1',
    point: { lat: form.latitude, lng: form.longitude },
  }
}
