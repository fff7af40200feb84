import { z } from 'zod'
import { PaymentCreated } from '../schemas/payments'
import {
  APPRAISED_PROPERTY_TYPES,
  MAX_ORDER_AREA,
  MEASURED_PROPERTY_TYPES,
  REGISTRATION_CHOICES,
  REGISTRY_VISITORS,
  type ServiceKey,
} from '../services'
import { isCadastralCode, isPersonalNumber, isRegisteredNumber } from '../values/registry-numbers'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '../values/text-lengths'
import { parseArea } from '../values/typed-measure'
import { parseDay, parseTime } from '../values/typed-time'
import { type Body, defineEndpoint, type Endpoint } from './endpoint'
import {
  confirmationField,
  emailField,
  futureDay,
  idempotencyKey,
  idField,
  idList,
  mobileNumber,
  optionalText,
  REQUIRED,
  requiredText,
} from './fields'

const personalNumber = requiredText(11).refine(isPersonalNumber, 'must be 11 digits')
const registeredNumber = requiredText(11).refine(isRegisteredNumber, 'must be 11 digits, or 9 of a company')
const allowEmpty = <Text extends z.ZodType<string>>(text: Text) => z.union([z.literal(''), text]).default('')
const requiredLine = requiredText(MAX_LINE_LENGTH)
const optionalLine = optionalText(MAX_LINE_LENGTH)
const area = requiredLine.refine(
  (value) => parseArea(value, MAX_ORDER_AREA) !== undefined,
  'must be an area in square metres',
)
const cadastralCode = requiredLine.refine(isCadastralCode, 'must be a cadastral code')

const callerFields = {
  name: requiredLine,
  phone_number: mobileNumber,
  comment: optionalText(MAX_COMMENT_LENGTH),
}

const visitFields = {
  city: optionalLine,
  address: optionalLine,
  area: allowEmpty(area),
  date: allowEmpty(futureDay),
  ...callerFields,
}

/** Property to be appraised. */
export const propertyFields = {
  type: z.enum(APPRAISED_PROPERTY_TYPES, REQUIRED),
  address: requiredLine,
  area,
  cadastral_code: allowEmpty(cadastralCode),
}

/** Fields of an order besides the package and the statements. */
export const ORDER_FIELDS = {
  'vip-service': z.object({}),
  'facebook-boost-service': z.object({ comment: optionalText(MAX_COMMENT_LENGTH) }),
  '3d-service': z.object(visitFields),
  'photographer-service': z.object({ ...visitFields, with_logo: optionalLine }),
  'rate-service': z.object({
    ...propertyFields,
    ...callerFields,
    personal_number: allowEmpty(personalNumber),
    email: allowEmpty(emailField),
    rate_request_id: optionalLine,
    rater_id: optionalLine,
  }),
  'measure-service': z.object({
    type: z.enum(MEASURED_PROPERTY_TYPES, REQUIRED),
    city: requiredLine,
    address: requiredLine,
    area,
    cadastral_code: allowEmpty(cadastralCode),
    registration: z.enum(REGISTRATION_CHOICES, REQUIRED).default('without_registration'),
    ...callerFields,
  }),
  'legal-verification-service': z.object({
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
  'public-registry-service': z.object({
    service: requiredLine,
    who: z.enum(REGISTRY_VISITORS, REQUIRED),
    city: requiredLine,
    branch: requiredLine,
    date: requiredLine.transform((text) => parseDay(text) ?? text),
    time: optionalLine.transform((text) => parseTime(text) ?? text),
    /** Name of the company that the visitor represents. */
    company_name: optionalLine,
    company_code: allowEmpty(registeredNumber),
    name: requiredLine,
    personal_number: personalNumber,
    phone_number: mobileNumber,
    comment: optionalText(MAX_COMMENT_LENGTH),
  }),
} satisfies Record<ServiceKey, z.ZodObject>

const commonFields = z.object({
  package_id: idField,
  statements: idList,
  statement_id: idList,
  phone_confirmation: confirmationField,
  idempotency_key: idempotencyKey,
})

/** Fields of every order; those of the service are beside them. */
export type OrderFields = typeof commonFields

/** All fields of an order. */
export function orderFields(service: ServiceKey): OrderFields {
  return ORDER_FIELDS[service].extend(commonFields.shape) as unknown as OrderFields
}

/** Fields of the same names that accept anything. */
function namesOf(fields: OrderFields): OrderFields {
  const names = Object.keys(fields.shape)
  return z.object(
    Object.fromEntries(names.map((name) => [name, z.unknown().optional()])),
  ) as unknown as OrderFields
}

type OrderEndpoint = Endpoint<string, 'user', undefined, Body<OrderFields>, typeof PaymentCreated>

const SPECIFIED_ORDERS: readonly ServiceKey[] = ['3d-service', 'photographer-service']

/** @param name name of the service in the path */
function orderEndpoint(service: ServiceKey, name: string = service): OrderEndpoint {
  return defineEndpoint({
    api: 'mainV3',
    method: 'POST',
    path: `payments/init-${name}-order` as string,
    ...(name !== service && { aliases: [`v3/payments/init-${service}-order`] }),
    access: 'user',
    summary: `Creates an order of ${service} and its payment; nothing is owed until it is paid`,
    body: {
      encoding: 'form' as const,
      // An earlier request for an appraisal supplies fields that the form may lack; the handler parses both.
      fields: service === 'rate-service' ? namesOf(orderFields(service)) : orderFields(service),
    },
    answer: PaymentCreated,
    samples: [{ id: 12 }],
    ...(SPECIFIED_ORDERS.includes(service) && { isSpecified: true as const }),
  })
}

/** Endpoints that create orders, by service. */
export const orderEndpoints: Readonly<Record<ServiceKey, OrderEndpoint>> = {
  'vip-service': orderEndpoint('vip-service'),
  'facebook-boost-service': orderEndpoint('facebook-boost-service'),
  '3d-service': orderEndpoint('3d-service', 'matterport-service'),
  'photographer-service': orderEndpoint('photographer-service'),
  'rate-service': orderEndpoint('rate-service'),
  'measure-service': orderEndpoint('measure-service'),
  'legal-verification-service': orderEndpoint('legal-verification-service'),
  'public-registry-service': orderEndpoint('public-registry-service'),
}
