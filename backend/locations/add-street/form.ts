import { z } from 'zod'
import { REQUIRED, requiredText } from '~backend/platform/http/form'
import { MIN_STREET_NAME_LENGTH } from '~contract/locations'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { parseStreetName } from '../street-name'

const requiredId = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .regex(/^\d{1,9}$/, missing)
    .transform(Number)

const optional = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((input) => (input === '' || input === undefined ? undefined : input), value.optional())

const degreesField = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{1,3}(\.\d{1,12})?$/, 'must be a number of degrees')
    .transform(Number)
    .refine((value) => Math.abs(value) <= max, 'must be a number of degrees')

export const AddStreetForm = z
  .object({
    display_name: requiredText(MAX_LINE_LENGTH)
      .transform((name) => name.replace(/\s+/g, ' '))
      .refine(
        (name) => [...name].length >= MIN_STREET_NAME_LENGTH,
        `must have at least ${MIN_STREET_NAME_LENGTH} letters`,
      )
      .refine((name) => parseStreetName(name).words.some((word) => /\p{L}{2}/u.test(word)), 'must be a name'),
    city_id: requiredId(REQUIRED),
    district_id: optional(requiredId('must be an id')),
    urban_id: optional(requiredId('must be an id')),
    lat: optional(degreesField(90)),
    lng: optional(degreesField(180)),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ['lat'],
    error: 'must come with the lng field',
  })

export type AddStreetForm = z.infer<typeof AddStreetForm>
