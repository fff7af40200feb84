import { z } from 'zod'
import { optionalText, requiredText } from '../forms/field-schemas'
import { createOrderField, type OrderFieldRules } from '../forms/order-fields'
import { PaymentCreated } from '../schemas/payments'
import {
  APPRAISED_PROPERTY_TYPES,
  MAX_ORDER_AREA,
  MEASURED_PROPERTY_TYPES,
  REGISTRATION_CHOICES,
  REGISTRY_VISITORS,
  type ServiceKey,
} from '../services'
import { MAX_LINE_LENGTH } from '../values/text-lengths'
import { parseArea } from '../values/typed-measure'
import { parseDay, parseTime } from '../values/typed-time'
import { type Body, defineEndpoint, type Endpoint } from './endpoint'
import { confirmationField, idempotencyKey, idField, idList } from './fields'

type Kind = OrderFieldRules['kind']

const required = (name: string, kind: Kind = 'line') => createOrderField({ name, kind, isRequired: true })
const optional = (name: string, kind: Kind = 'line') => createOrderField({ name, kind })
const choice = (name: string, options: readonly string[]) =>
  createOrderField({ name, kind: 'choice', options })

const callerFields = {
  name: required('name'),
  phone_number: required('phone_number', 'phone'),
  comment: optional('comment', 'text'),
}

const visitFields = {
  city: optional('city'),
  address: optional('address'),
  // A chosen statement may be smaller than an area that is typed.
  area: optionalText(MAX_LINE_LENGTH).refine(
    (text) => text === '' || parseArea(text, MAX_ORDER_AREA) !== undefined,
    'area_invalid',
  ),
  date: optional('date', 'day'),
  ...callerFields,
}

/** Property to be appraised. */
export const propertyFields = {
  type: choice('type', APPRAISED_PROPERTY_TYPES),
  address: required('address'),
  area: required('area', 'area'),
  cadastral_code: optional('cadastral_code', 'cadastral_code'),
}

/** Fields of an order besides the package and the statements. */
export const ORDER_FIELDS = {
  'vip-service': z.object({}),
  'facebook-boost-service': z.object({ comment: optional('comment', 'text') }),
  '3d-service': z.object(visitFields),
  'photographer-service': z.object({ ...visitFields, with_logo: optional('with_logo') }),
  'rate-service': z.object({
    ...propertyFields,
    ...callerFields,
    personal_number: optional('personal_number', 'personal_number'),
    email: optional('email', 'email'),
    rate_request_id: optional('rate_request_id'),
    rater_id: optional('rater_id'),
  }),
  'measure-service': z.object({
    type: choice('type', MEASURED_PROPERTY_TYPES),
    city: required('city', 'city'),
    address: required('address'),
    area: required('area', 'area'),
    cadastral_code: optional('cadastral_code', 'cadastral_code'),
    registration: choice('registration', REGISTRATION_CHOICES).default('without_registration'),
    ...callerFields,
  }),
  'legal-verification-service': z.object({
    address: required('address'),
    area: required('area', 'area'),
    cadastral_code: required('cadastral_code', 'cadastral_code'),
    first_name: required('first_name'),
    last_name: required('last_name'),
    personal_number: required('personal_number', 'personal_number'),
    phone_number: required('phone_number', 'phone'),
    email: required('email', 'email'),
    comment: optional('comment', 'text'),
  }),
  'public-registry-service': z.object({
    service: required('service'),
    who: choice('who', REGISTRY_VISITORS),
    city: required('city', 'city'),
    branch: required('branch'),
    date: requiredText(MAX_LINE_LENGTH).transform((text) => parseDay(text) ?? text),
    time: optionalText(MAX_LINE_LENGTH).transform((text) => parseTime(text) ?? text),
    /** Name of the company that the visitor represents. */
    company_name: optional('company_name'),
    company_code: optional('company_code', 'company_code'),
    name: required('name'),
    personal_number: required('personal_number', 'personal_number'),
    phone_number: required('phone_number', 'phone'),
    comment: optional('comment', 'text'),
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
