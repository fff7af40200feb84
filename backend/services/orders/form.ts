import { toFieldError, validationError } from '~backend/platform/http/errors'
import type { BodyOf } from '~contract/endpoints/endpoint'
import type { orderEndpoints } from '~contract/endpoints/orders'
import { REQUIRED } from '~contract/forms/form-errors'
import type { FieldError } from '~contract/refusals'
import { MAX_ORDER_STATEMENTS, type ServiceKey } from '~contract/services'
import { parseArea } from '~contract/values/typed-measure'

interface OrderRules {
  /** Subject: statements, a statement or else an address, or the described property. */
  subject: 'statements' | 'statement_or_address' | 'fields'
  /** True if the customer is called, so the number must be confirmed. */
  needsConfirmedPhone: boolean
}

export const ORDER_RULES: Readonly<Record<ServiceKey, OrderRules>> = {
  'vip-service': { subject: 'statements', needsConfirmedPhone: false },
  'facebook-boost-service': { subject: 'statements', needsConfirmedPhone: false },
  '3d-service': { subject: 'statement_or_address', needsConfirmedPhone: true },
  'photographer-service': { subject: 'statement_or_address', needsConfirmedPhone: true },
  'rate-service': { subject: 'fields', needsConfirmedPhone: true },
  'measure-service': { subject: 'fields', needsConfirmedPhone: true },
  'legal-verification-service': { subject: 'fields', needsConfirmedPhone: true },
  'public-registry-service': { subject: 'fields', needsConfirmedPhone: true },
}

export type OrderForm = {
  packageId: number
  key: string | null
  phoneConfirmation: string | null
  statementIds: number[]
  /** Area in m²; 0 if the service needs none. */
  area: number
  details: Record<string, string>
}

/** @throws ApiError 422 for fields that contradict each other */
export function toOrderForm(
  service: ServiceKey,
  fields: BodyOf<(typeof orderEndpoints)[ServiceKey]>,
): OrderForm {
  const {
    package_id: packageId,
    idempotency_key: key,
    phone_confirmation: phoneConfirmation,
    statements,
    statement_id,
    ...others
  } = fields
  const details: Record<string, unknown> = others
  const statementIds = [...new Set([...statements, ...statement_id])].sort((one, other) => one - other)
  const fieldErrors = [...validatePlace(service, statementIds, details), ...validateCompany(details)]
  if (fieldErrors.length > 0) throw validationError(fieldErrors)
  const texts = omitEmpty(details)
  return {
    packageId,
    key,
    phoneConfirmation,
    statementIds,
    area: parseArea(texts.area ?? '') ?? 0,
    details: texts,
  }
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
