import { ACCOUNT_TYPES } from './accounts'
import { OWN_STATEMENT_STATUSES } from './own-statements'

/** Statuses of the account API; deleted statements are never shown. */
export const STATEMENT_STATUSES = [...OWN_STATEMENT_STATUSES, 'deleted'] as const
export type StatementStatus = (typeof STATEMENT_STATUSES)[number]

/** Owner types; the platform also has agencies. */
export const OWNER_TYPES = [...ACCOUNT_TYPES, 'agency'] as const

/** Kinds in display order. */
export const PARAMETER_KINDS = ['parameter', 'feature', 'furniture-equipment', 'label'] as const
/** Parameters with a colour each in the specification. */
export const COLORED_PARAMETER_IDS: readonly number[] = [1, 2, 3, 7, 8, 9]
export type ParameterKind = (typeof PARAMETER_KINDS)[number]

export const NEGOTIABLE_PRICE_TYPE_ID = 1
export const PRICE_FROM_TYPE_ID = 2

export const SQUARE_METRE_ID = 1
/** Unit of areas in hectares; the others are in m². */
export const HECTARE_ID = 2
