import { z } from 'zod'
import { REQUIRED, requiredText } from '../../http/form'
import { streetWords } from '../street-words'

const MOST_LETTERS = 255
const LEAST_LETTERS = 4

const id = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .regex(/^\d{1,9}$/, missing)
    .transform(Number)

const optional = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((given) => (given === '' || given === undefined ? undefined : given), value.optional())

const degrees = (most: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{1,3}(\.\d{1,12})?$/, 'must be a number of degrees')
    .transform(Number)
    .refine((value) => Math.abs(value) <= most, 'must be a number of degrees')

/** A street that somebody misses. */
export const AddStreetForm = z
  .object({
    display_name: requiredText(MOST_LETTERS)
      .transform((name) => name.replace(/\s+/g, ' '))
      .refine((name) => [...name].length >= LEAST_LETTERS, `must have at least ${LEAST_LETTERS} letters`)
      .refine((name) => streetWords(name).words.some((word) => /\p{L}{2}/u.test(word)), 'must be a name'),
    city_id: id(REQUIRED),
    district_id: optional(id('must be an id')),
    urban_id: optional(id('must be an id')),
    lat: optional(degrees(90)),
    lng: optional(degrees(180)),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ['lat'],
    error: 'must come with the lng field',
  })

export type AddStreetForm = z.infer<typeof AddStreetForm>
