import { z } from 'zod'
import { mobileNumber, optionalText, readForm, requiredText } from '../../http/form'
import type { Query } from '../../http/query'
import { isUuid } from '../../http/uuid'

const EMAIL = /^[^\s@]+@(([^\s@.]+\.)+[a-z]{2,}|\[[\d.:a-f]+\])$/i
const MOST_LINKS = 8
const MOST_LETTERS = 255

/** An address of the web, for everybody to follow. */
function isWebAddress(text: string): boolean {
  if (text.length > MOST_LETTERS || !URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === ''
}

/** Empty: none any more. */
const orNone = <Value>(schema: z.ZodType<Value>) =>
  z.union([z.literal('').transform(() => null), schema]).optional()

const webAddress = optionalText(MOST_LETTERS).refine(isWebAddress, 'must be an address of the web')
const token = z.string().refine(isUuid, 'must be a token of a picture')

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day')
  .refine((text) => {
    const date = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  }, 'must be a day')
  .refine(
    (text) => text >= '1800-01-01' && text <= new Date().toISOString().slice(0, 10),
    'must be a day of the past',
  )

const Form = z.object({
  display_name: requiredText(MOST_LETTERS).optional(),
  photo_token: orNone(token),
  cover_token: orNone(token),
  about: optionalText(2_000),
  foundation_date: orNone(day),
  website: orNone(webAddress),
  address: optionalText(MOST_LETTERS),
  links: z
    .string()
    .transform((text) => [...new Set(text.split(/\s+/).filter(Boolean))])
    .refine((links) => links.length <= MOST_LINKS, `must not hold more than ${MOST_LINKS}`)
    .refine((links) => links.every(isWebAddress), 'must be addresses of the web')
    .optional(),
  additional_phone: orNone(mobileNumber),
  public_email: orNone(
    requiredText(MOST_LETTERS).refine((text) => EMAIL.test(text), 'must be an email address') as z.ZodType<
      string,
      string
    >,
  ),
})

/** What somebody shows of themselves; what was not sent stays as it is. */
export type FaceForm = Partial<z.output<typeof Form>>

/** @throws ApiError 422 with the first fault of every field */
export function readFace(body: Query): FaceForm {
  const read = Object.entries(readForm(Form, body))
  return Object.fromEntries(read.filter(([name]) => body.has(name)))
}

/** What anybody may show; the rest is for companies. */
export const FOR_EVERYBODY: readonly string[] = ['display_name', 'photo_token']
