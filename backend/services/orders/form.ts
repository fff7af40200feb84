import { z } from 'zod'
import { type Fault, invalid } from '../../http/errors'
import { mobileNumber, oneTimeKey, optionalText, REQUIRED, readForm, requiredText } from '../../http/form'
import { idsOf, isId, numberOf, type Query } from '../../http/query'

/** More than anybody promotes at once. */
const MOST_STATEMENTS = 50
const MOST_AREA = 100_000

const EMAIL = /^[^\s@]+@(([^\s@.]+\.)+[a-z]{2,}|\[[\d.:a-f]+\])$/i
const PERSONAL_NUMBER = /^\d{11}$/

const COMPANY_NUMBER = /^\d{9}$/

const email = requiredText(255).refine((text) => EMAIL.test(text), 'must be an email address')
const personalNumber = requiredText(11).refine((text) => PERSONAL_NUMBER.test(text), 'must be 11 digits')
/** Of a person, or of a company. */
const registeredNumber = requiredText(11).refine(
  (text) => PERSONAL_NUMBER.test(text) || COMPANY_NUMBER.test(text),
  'must be 11 digits, or 9 of a company',
)
const orEmpty = <Text extends z.ZodType<string>>(text: Text) => z.union([z.literal(''), text]).default('')
const text = requiredText(255)
const maybe = optionalText(255)
const area = text.refine((value) => areaOf(value) !== undefined, 'must be an area in square metres')

const caller = { name: text, phone_number: mobileNumber, comment: optionalText(1_000) }
const personal = { personal_number: orEmpty(personalNumber), email: orEmpty(email) }
const visit = { city: maybe, address: maybe, area: orEmpty(area), date: maybe, ...caller }

/** What is to be valued. */
export const PropertyFields = {
  type: z.enum(['flat', 'land', 'office', 'other'], REQUIRED),
  address: text,
  area,
  cadastral_code: maybe,
}

/** What each service asks for besides the package and the statements. */
const FIELDS = {
  'vip-service': z.object({}),
  'facebook-boost-service': z.object({ comment: optionalText(1_000) }),
  '3d-service': z.object(visit),
  'photographer-service': z.object({ ...visit, with_logo: maybe }),
  'rate-service': z.object({
    ...PropertyFields,
    ...caller,
    ...personal,
    rate_request_id: maybe,
    rater_id: maybe,
  }),
  'measure-service': z.object({
    type: text,
    city: text,
    address: text,
    area,
    cadastral_code: maybe,
    ...caller,
  }),
  'legal-verification-service': z.object({
    address: text,
    area,
    cadastral_code: text,
    first_name: text,
    last_name: text,
    personal_number: personalNumber,
    phone_number: mobileNumber,
    email,
    comment: optionalText(1_000),
  }),
  'public-registry-service': z.object({
    service: text,
    who: z.enum(['physical', 'legal'], REQUIRED),
    city: text,
    branch: text,
    date: text,
    time: maybe,
    name: text,
    personal_number: registeredNumber,
    phone_number: mobileNumber,
    comment: optionalText(1_000),
  }),
} as const

export type ServiceKey = keyof typeof FIELDS

export function isServiceKey(key: string): key is ServiceKey {
  return Object.hasOwn(FIELDS, key)
}

/** Services that are for statements and nothing else; those that are for a statement or an address told by hand. */
const FOR_STATEMENTS: readonly ServiceKey[] = ['vip-service', 'facebook-boost-service']
const FOR_PLACES: readonly ServiceKey[] = ['3d-service', 'photographer-service']

const id = z.coerce.number('must be an id').refine(isId, 'must be an id')
const Common = z.object({
  package_id: id,
  idempotency_key: oneTimeKey,
  phone_confirmation: optionalText(36).transform((proof) => proof || null),
})

export type OrderForm = {
  packageId: number
  key: string | null
  /** Proves that the phone number is theirs. */
  phoneConfirmation: string | null
  statementIds: number[]
  /** Square metres; 0 where none are asked for. */
  area: number
  details: Record<string, string>
}

/**
 * What was ordered.
 *
 * @throws ApiError 422 with every fault by its field
 */
export function readOrder(service: ServiceKey, body: Query): OrderForm {
  const read = readForm(FIELDS[service].extend(Common.shape) as typeof Common, body)
  const {
    package_id: packageId,
    idempotency_key: key,
    phone_confirmation: phoneConfirmation,
    ...details
  } = read
  const statementIds = [...new Set([...idsOf(body, 'statements'), ...idsOf(body, 'statement_id')])].sort(
    (one, other) => one - other,
  )
  const faults = placeFaults(service, statementIds, details)
  if (faults.length > 0) throw invalid(faults)
  const area = numberOf(body, 'area') ?? 0
  return { packageId, key, phoneConfirmation, statementIds, area, details: filled(details) }
}

function placeFaults(service: ServiceKey, ids: readonly number[], details: Record<string, unknown>): Fault[] {
  if (FOR_STATEMENTS.includes(service) && ids.length === 0) return [missing('statements')]
  if (ids.length > MOST_STATEMENTS)
    return [
      { field: 'statements', message: `The statements field must not hold more than ${MOST_STATEMENTS}.` },
    ]
  if (!FOR_PLACES.includes(service) || ids.length > 0) {
    return service === '3d-service' && !details.area ? [missing('area')] : []
  }
  return ['city', 'address', 'area'].filter((field) => !details[field]).map(missing)
}

function missing(field: string): Fault {
  return { field, message: `The ${field} field ${REQUIRED}.` }
}

function areaOf(value: string): number | undefined {
  const number = numberOf(new Map([['area', [value]]]), 'area')
  return number !== undefined && number > 0 && number <= MOST_AREA ? number : undefined
}

/** What was told, without what was left empty. */
export function filled(details: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(details).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return Object.fromEntries(given)
}
