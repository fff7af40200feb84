import { z } from 'zod'
import { toFieldError, validationError } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { getIds, getText, type QueryParams } from '~backend/platform/http/query'
import {
  confirmationField,
  emailField,
  idempotencyKey,
  idField,
  mobileNumber,
  optionalText,
  REQUIRED,
  requiredText,
} from '~contract/endpoints/fields'
import type { FieldError } from '~contract/refusals'
import {
  APPRAISED_PROPERTY_TYPES,
  MAX_ORDER_AREA,
  MAX_ORDER_STATEMENTS,
  MEASURED_PROPERTY_TYPES,
  REGISTRATION_CHOICES,
  REGISTRY_VISITORS,
  type ServiceKey,
} from '~contract/services'
import { isCadastralCode } from '~contract/values/cadastral-code'
import { isCalendarDate, toGeorgianDate } from '~contract/values/georgian-time'
import { isPersonalNumber, isRegisteredNumber } from '~contract/values/registered-number'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { parseArea } from '~contract/values/typed-measure'

const personalNumber = requiredText(11).refine(isPersonalNumber, 'must be 11 digits')
const registeredNumber = requiredText(11).refine(isRegisteredNumber, 'must be 11 digits, or 9 of a company')
const allowEmpty = <Text extends z.ZodType<string>>(text: Text) => z.union([z.literal(''), text]).default('')
const requiredLine = requiredText(MAX_LINE_LENGTH)
const optionalLine = optionalText(MAX_LINE_LENGTH)
const area = requiredLine.refine(
  (value) => parseArea(value, MAX_ORDER_AREA) !== undefined,
  'must be an area in square metres',
)

export const futureDay = requiredLine.refine(
  (date) => isCalendarDate(date) && date >= toGeorgianDate(new Date()),
  'must be a day from today on',
)
const cadastralCode = requiredLine.refine(isCadastralCode, 'must be a cadastral code')

const callerFields = {
  name: requiredLine,
  phone_number: mobileNumber,
  comment: optionalText(MAX_COMMENT_LENGTH),
}
const personalFields = { personal_number: allowEmpty(personalNumber), email: allowEmpty(emailField) }
const visitFields = {
  city: optionalLine,
  address: optionalLine,
  area: allowEmpty(area),
  date: allowEmpty(futureDay),
  ...callerFields,
}

export const PropertyFields = {
  type: z.enum(APPRAISED_PROPERTY_TYPES, REQUIRED),
  address: requiredLine,
  area,
  cadastral_code: allowEmpty(cadastralCode),
}

interface OrderRules {
  /** Fields besides the package and the statements; others are dropped. */
  fields: z.ZodObject
  /** Subject: statements, a statement or else an address, or the described property. */
  subject: 'statements' | 'statement_or_address' | 'fields'
  /** True if the customer is called, so the number must be confirmed. */
  needsConfirmedPhone: boolean
}

export const ORDER_RULES: Readonly<Record<ServiceKey, OrderRules>> = {
  'vip-service': { fields: z.object({}), subject: 'statements', needsConfirmedPhone: false },
  'facebook-boost-service': {
    fields: z.object({ comment: optionalText(MAX_COMMENT_LENGTH) }),
    subject: 'statements',
    needsConfirmedPhone: false,
  },
  '3d-service': {
    fields: z.object(visitFields),
    subject: 'statement_or_address',
    needsConfirmedPhone: true,
  },
  'photographer-service': {
    fields: z.object({ ...visitFields, with_logo: optionalLine }),
    subject: 'statement_or_address',
    needsConfirmedPhone: true,
  },
  'rate-service': {
    fields: z.object({
      ...PropertyFields,
      ...callerFields,
      ...personalFields,
      rate_request_id: optionalLine,
      rater_id: optionalLine,
    }),
    subject: 'fields',
    needsConfirmedPhone: true,
  },
  'measure-service': {
    fields: z.object({
      type: z.enum(MEASURED_PROPERTY_TYPES, REQUIRED),
      city: requiredLine,
      address: requiredLine,
      area,
      cadastral_code: allowEmpty(cadastralCode),
      registration: z.enum(REGISTRATION_CHOICES, REQUIRED).default('without_registration'),
      ...callerFields,
    }),
    subject: 'fields',
    needsConfirmedPhone: true,
  },
  'legal-verification-service': {
    fields: z.object({
      address: requiredLine,
      area,
      cadastral_code: cadastralCode,
      first_name: requiredLine,
      last_name: requiredLine,
      personal_number: personalNumber,
      phone_number: mobileNumber,
      email: emailField,
      comment: optionalText(MAX_COMMENT_LENGTH),
    }),
    subject: 'fields',
    needsConfirmedPhone: true,
  },
  'public-registry-service': {
    fields: z.object({
      service: requiredLine,
      who: z.enum(REGISTRY_VISITORS, REQUIRED),
      city: requiredLine,
      branch: requiredLine,
      date: requiredLine,
      time: optionalLine,
      /** Name of the company that the visitor represents. */
      company_name: optionalLine,
      company_code: allowEmpty(registeredNumber),
      name: requiredLine,
      personal_number: personalNumber,
      phone_number: mobileNumber,
      comment: optionalText(MAX_COMMENT_LENGTH),
    }),
    subject: 'fields',
    needsConfirmedPhone: true,
  },
}

const Common = z.object({
  package_id: idField,
  idempotency_key: idempotencyKey,
  phone_confirmation: confirmationField,
})

export type OrderForm = {
  packageId: number
  key: string | null
  phoneConfirmation: string | null
  statementIds: number[]
  /** Area in m²; 0 if the service needs none. */
  area: number
  details: Record<string, string>
}

/** @throws ApiError 422 with all field errors */
export function parseOrder(service: ServiceKey, body: QueryParams): OrderForm {
  const parsed = parseForm(ORDER_RULES[service].fields.extend(Common.shape) as typeof Common, body)
  const {
    package_id: packageId,
    idempotency_key: key,
    phone_confirmation: phoneConfirmation,
    ...details
  } = parsed
  const statementIds = [...new Set([...getIds(body, 'statements'), ...getIds(body, 'statement_id')])].sort(
    (one, other) => one - other,
  )
  const fieldErrors = [...validatePlace(service, statementIds, details), ...validateCompany(details)]
  if (fieldErrors.length > 0) throw validationError(fieldErrors)
  const area = parseArea(getText(body, 'area') ?? '') ?? 0
  return { packageId, key, phoneConfirmation, statementIds, area, details: omitEmpty(details) }
}

function validatePlace(
  service: ServiceKey,
  ids: readonly number[],
  details: Record<string, unknown>,
): FieldError[] {
  const { subject } = ORDER_RULES[service]
  if (subject === 'statements' && ids.length === 0) return [requiredError('statements')]
  // Visits to a property are priced separately, so one at a time.
  const max = subject === 'statement_or_address' ? 1 : MAX_ORDER_STATEMENTS
  if (ids.length > max) return [toFieldError('statements', `must not hold more than ${max}`)]
  if (subject === 'statement_or_address' && ids.length === 0)
    return ['city', 'address', 'area'].filter((field) => !details[field]).map(requiredError)
  // Priced by the square metre, and a statement may lack an area.
  return service === '3d-service' && !details.area ? [requiredError('area')] : []
}

/** Requires the name of a represented company. */
function validateCompany(details: Record<string, unknown>): FieldError[] {
  const missing =
    details.who === 'legal' ? ['company_name', 'company_code'].filter((name) => !details[name]) : []
  return missing.map(requiredError)
}

function requiredError(field: string): FieldError {
  return toFieldError(field, REQUIRED)
}

export function omitEmpty(details: Record<string, unknown>): Record<string, string> {
  const provided = Object.entries(details).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return Object.fromEntries(provided)
}
