import { ACCOUNT_TYPES } from './accounts'
import { OWN_STATEMENT_STATUSES } from './own-statements'

/** As the account API names them; nobody sees deleted statements. */
export const STATEMENT_STATUSES = [...OWN_STATEMENT_STATUSES, 'deleted'] as const
export type StatementStatus = (typeof STATEMENT_STATUSES)[number]

/** The platform also has agencies. */
export const OWNER_TYPES = [...ACCOUNT_TYPES, 'agency'] as const

/** In the order in which pages show them. */
export const PARAMETER_KINDS = ['parameter', 'feature', 'furniture-equipment', 'label'] as const
/** The specification gives these a colour each. */
export const COLORED_PARAMETER_IDS: readonly number[] = [1, 2, 3, 7, 8, 9]
export type ParameterKind = (typeof PARAMETER_KINDS)[number]

export const NEGOTIABLE_PRICE_TYPE_ID = 1
export const PRICE_FROM_TYPE_ID = 2

export const SQUARE_METRE_ID = 1
/** Other areas are in m². */
export const HECTARE_ID = 2
