import type { AccountType } from './accounts'
import { AREA, AREA_IN_HECTARES, type DraftNumberError, readDraftNumber } from './draft-numbers'
import {
  DEAL_IDS_BY_REAL_ESTATE,
  HECTARE_ID,
  LAND_TYPE_ID,
  MONTHLY_RENT_DEAL_ID,
  NEGOTIABLE_PRICE_TYPE_ID,
  SALE_DEAL_ID,
} from './statements'
import { findBoundsError, type NumberBounds, type NumberError } from './values/bounded-number'
import { parseId } from './values/ids'
import { isMobileNumber } from './values/phone'
import { MAX_LINE_LENGTH } from './values/text-lengths'

/** Steps in the order of the pages; the last one has no fields. */
export const DRAFT_STEPS = ['kind', 'place', 'home', 'price', 'photos', 'words', 'contact', 'check'] as const

export type DraftStep = (typeof DRAFT_STEPS)[number]

/** Path of the form for new statements, unless the operator has another site for that. */
export const NEW_STATEMENT_PATH = '/account/statements/new'

export const OWN_STATEMENTS_PATH = '/account/statements'

/** Header with the key that authorizes the guest's browser that started the draft. */
export const DRAFT_KEY_HEADER = 'x-draft-key'

const HOME_TYPES = [1, 2, 3]

const HOUSE_TYPES = [2, 3]

const ROOM_TYPES = [1, 2, 3, 6]

const BUILT_TYPES = [1, 2, 3, 5, 6]

interface DraftFieldRule {
  step: DraftStep
  /** `ids` are joined by commas. */
  type: 'id' | 'ids' | 'number' | 'price' | 'area' | 'length' | 'text' | 'phone' | 'flag'
  /** Types of real estate and deals that have the field. Default: all. */
  types?: readonly number[]
  deals?: readonly number[]
  /** `true`: always required; a list: required for these types of real estate. */
  required?: true | readonly number[]
  /** Bounds in the unit of the field: metres, storeys, m² or hectares, or months. */
  bounds?: NumberBounds
  maxLength?: number
}

const MAX_DESCRIPTION_LENGTH = 4_000

export const MAX_CLIENT_NOTE_LENGTH = 500

const STOREYS = { min: 1, max: 120, maxDecimals: 0 }

/** Rules by column of a statement, in the order of the pages. */
const RULES = {
  deal_type_id: { step: 'kind', type: 'id', required: true },
  real_estate_type_id: { step: 'kind', type: 'id', required: true },
  city_id: { step: 'place', type: 'id', required: true },
  district_id: { step: 'place', type: 'id' },
  urban_id: { step: 'place', type: 'id' },
  street_id: { step: 'place', type: 'id' },
  street_number: { step: 'place', type: 'text', maxLength: 20 },
  address: { step: 'place', type: 'text', maxLength: 200, required: true },
  latitude: {
    step: 'place',
    type: 'number',
    bounds: { min: 41, max: 43.65, maxDecimals: 15 },
    required: true,
  },
  longitude: {
    step: 'place',
    type: 'number',
    bounds: { min: 39.9, max: 46.8, maxDecimals: 15 },
    required: true,
  },
  status_id: { step: 'home', type: 'id', required: true },
  condition_id: { step: 'home', type: 'id', types: BUILT_TYPES, required: HOME_TYPES },
  project_type_id: { step: 'home', type: 'id', types: HOME_TYPES },
  area: { step: 'home', type: 'area', bounds: AREA, required: true },
  area_type_id: { step: 'home', type: 'id', types: [LAND_TYPE_ID], required: true },
  yard_area: { step: 'home', type: 'area', bounds: AREA, types: HOUSE_TYPES },
  room_type_id: { step: 'home', type: 'id', types: ROOM_TYPES, required: HOME_TYPES },
  bedroom_type_id: { step: 'home', type: 'id', types: ROOM_TYPES },
  bathroom_type_id: { step: 'home', type: 'id', types: ROOM_TYPES },
  floor: { step: 'home', type: 'number', bounds: STOREYS, types: [1, 5], required: [1] },
  total_floors: { step: 'home', type: 'number', bounds: STOREYS, types: BUILT_TYPES, required: [1] },
  balconies: { step: 'home', type: 'number', bounds: { min: 0, max: 20, maxDecimals: 0 }, types: [1] },
  height: { step: 'home', type: 'length', bounds: { min: 1, max: 30, maxDecimals: 2 }, types: [1, 5] },
  heating_type_id: { step: 'home', type: 'id', types: BUILT_TYPES },
  hot_water_type_id: { step: 'home', type: 'id', types: BUILT_TYPES },
  parking_type_id: { step: 'home', type: 'id', types: BUILT_TYPES },
  parameters: { step: 'home', type: 'ids' },
  price_type_id: { step: 'price', type: 'id', required: true },
  price: { step: 'price', type: 'price', bounds: { min: 1, max: 200_000_000, maxDecimals: 0 } },
  currency_id: { step: 'price', type: 'id', required: true },
  rent_period: {
    step: 'price',
    type: 'number',
    bounds: { min: 1, max: 120, maxDecimals: 0 },
    deals: [MONTHLY_RENT_DEAL_ID],
  },
  can_exchanged: { step: 'price', type: 'flag', deals: [SALE_DEAL_ID] },
  comment_ka: { step: 'words', type: 'text', maxLength: MAX_DESCRIPTION_LENGTH },
  comment_en: { step: 'words', type: 'text', maxLength: MAX_DESCRIPTION_LENGTH },
  comment_ru: { step: 'words', type: 'text', maxLength: MAX_DESCRIPTION_LENGTH },
  owner_name: { step: 'contact', type: 'text', maxLength: MAX_LINE_LENGTH, required: true },
  phone_number: { step: 'contact', type: 'phone', required: true },
  client_name: { step: 'contact', type: 'text', maxLength: MAX_LINE_LENGTH },
  client_phone: { step: 'contact', type: 'phone' },
  client_note: { step: 'contact', type: 'text', maxLength: MAX_CLIENT_NOTE_LENGTH },
} as const satisfies Record<string, DraftFieldRule>

export type DraftField = keyof typeof RULES

export const DRAFT_FIELDS = Object.keys(RULES) as DraftField[]

const ruleOf = (field: DraftField): DraftFieldRule => RULES[field]

/** Fields about the owner of the property; never public. */
export const CLIENT_FIELDS = ['client_name', 'client_phone', 'client_note'] as const satisfies DraftField[]

/** Account types that offer the property of others. */
export const CLIENT_OWNERS = ['agent', 'broker'] as const satisfies readonly AccountType[]

/** Values as typed, but trimmed. Empty values are omitted. */
export type DraftValues = Partial<Record<DraftField, string>>

export const isDraftField = (name: string): name is DraftField => Object.hasOwn(RULES, name)

/** Drops fields that this version of the form does not have. */
export const toDraftValues = (values: Readonly<Record<string, string>>): DraftValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isDraftField(name)))

export const getDraftStep = (field: DraftField): DraftStep => ruleOf(field).step

export const listStepFields = (step: DraftStep): DraftField[] =>
  DRAFT_FIELDS.filter((field) => ruleOf(field).step === step)

/** Returns true if the type of real estate and the deal have the field. */
export function isApplicable(field: DraftField, values: DraftValues): boolean {
  const { types, deals } = ruleOf(field)
  if (types && !types.includes(Number(values.real_estate_type_id))) return false
  return !deals || deals.includes(Number(values.deal_type_id))
}

export function isRequired(field: DraftField, values: DraftValues): boolean {
  if (!isApplicable(field, values)) return false
  if (field === 'price') return Number(values.price_type_id) !== NEGOTIABLE_PRICE_TYPE_ID
  const { required } = ruleOf(field)
  return required === true || (required?.includes(Number(values.real_estate_type_id)) ?? false)
}

export interface DraftFieldError {
  field: DraftField
  /** `unsuited`: the deal is not offered for this type of real estate. */
  error:
    | 'missing'
    | 'unchosen'
    | 'unsuited'
    | NumberError['error']
    | DraftNumberError['error']
    | 'too_long'
    | 'phone'
    | 'floor'
  /** Exceeded bound. */
  bound?: number
  /** Text beside the number, or the ambiguous number. */
  sign?: string
}

type DraftTextError = Omit<DraftFieldError, 'field'>

/** Returns the number of a field if it is within its bounds. Areas have the wider bounds of hectares. */
export function parseDraftNumber(field: DraftField, text = ''): number | undefined {
  const { bounds } = ruleOf(field)
  if (!bounds) return undefined
  const number = readNumber(field, text, {})
  if (typeof number !== 'number') return undefined
  return findBoundsError(number, field === 'area' ? AREA_IN_HECTARES : bounds) ? undefined : number
}

const isInHectares = (field: DraftField, values: DraftValues): boolean =>
  field === 'area' && isApplicable('area_type_id', values) && Number(values.area_type_id) === HECTARE_ID

/** Parses a number in the selected unit and currency. */
const readNumber = (field: DraftField, text: string, values: DraftValues) =>
  readDraftNumber(text, {
    ...ruleOf(field),
    unit: isInHectares(field, values) ? 'ha' : 'm2',
    currency: values.currency_id,
  })

/** Checks a text that is not empty. */
function findTextError(field: DraftField, text: string, values: DraftValues): DraftTextError | undefined {
  const { type, maxLength = MAX_LINE_LENGTH } = ruleOf(field)
  switch (type) {
    case 'id':
      return parseId(text) === undefined ? { error: 'unchosen' } : undefined
    case 'ids':
      return text.split(',').every((one) => parseId(one)) ? undefined : { error: 'unchosen' }
    case 'flag':
      return text === '1' ? undefined : { error: 'unchosen' }
    case 'phone':
      return isMobileNumber(text) ? undefined : { error: 'phone' }
    case 'text':
      return [...text].length > maxLength ? { error: 'too_long', bound: maxLength } : undefined
    default:
      return findNumberError(field, text, values)
  }
}

function findNumberError(field: DraftField, text: string, values: DraftValues): DraftTextError | undefined {
  const number = readNumber(field, text, values)
  const bounds = isInHectares(field, values) ? AREA_IN_HECTARES : ruleOf(field).bounds
  return typeof number === 'object' ? number : bounds && findBoundsError(number, bounds)
}

function findUnsuitedDeal(
  field: DraftField,
  { deal_type_id, real_estate_type_id }: DraftValues,
): DraftTextError | undefined {
  if (field !== 'deal_type_id') return undefined
  const deals = DEAL_IDS_BY_REAL_ESTATE[Number(real_estate_type_id)]
  return deals && !deals.includes(Number(deal_type_id)) ? { error: 'unsuited' } : undefined
}

/** Returns the errors of some or all fields; fields that do not apply are skipped. */
export function findDraftErrors(
  values: DraftValues,
  fields: readonly DraftField[] = DRAFT_FIELDS,
): DraftFieldError[] {
  const errors = fields.flatMap((field): DraftFieldError[] => {
    if (!isApplicable(field, values)) return []
    const text = values[field] ?? ''
    if (text !== '') {
      const found = findTextError(field, text, values) ?? findUnsuitedDeal(field, values)
      return found ? [{ field, ...found }] : []
    }
    if (!isRequired(field, values)) return []
    return [{ field, error: ruleOf(field).type === 'id' ? 'unchosen' : 'missing' }]
  })
  const floor = parseDraftNumber('floor', values.floor)
  const total = parseDraftNumber('total_floors', values.total_floors)
  const hasFloors = fields.includes('total_floors') && isApplicable('floor', values)
  if (hasFloors && floor !== undefined && total !== undefined && floor > total)
    errors.push({ field: 'total_floors', error: 'floor', bound: floor })
  return errors
}

/** Errors that depend on another field, which may be corrected later. */
const CROSS_FIELD_ERRORS: readonly DraftFieldError['error'][] = ['floor', 'unsuited']

/** Returns texts that their fields cannot hold. Missing or inconsistent values can be saved. */
export function findUnsavable(
  values: DraftValues,
  fields: readonly DraftField[] = DRAFT_FIELDS,
): DraftFieldError[] {
  return findDraftErrors(values, fields).filter(
    ({ field, error }) => values[field] && !CROSS_FIELD_ERRORS.includes(error),
  )
}
