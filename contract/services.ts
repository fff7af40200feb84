/** Keys in `GET services/types/{key}`. */
export const SERVICE_KEYS = [
  'vip-service',
  'facebook-boost-service',
  '3d-service',
  'photographer-service',
  'rate-service',
  'measure-service',
  'legal-verification-service',
  'public-registry-service',
] as const
export type ServiceKey = (typeof SERVICE_KEYS)[number]

export const PRICE_UNITS = ['order', 'statement', 'm2'] as const

export const ORDER_STATES = ['active', 'paid', 'done', 'called_off'] as const
export type OrderState = (typeof ORDER_STATES)[number]

export const MEASUREMENT_STATES = ['ordered', 'visit_set', 'measured', 'paid'] as const
export type MeasurementState = (typeof MEASUREMENT_STATES)[number]

export const DOCUMENT_MEDIA_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const

/** Minimum notice for moving or cancelling a visit, in hours. */
export const VISIT_NOTICE_HOURS = 24

/** Practical upper bound of statements in one order. */
export const MAX_ORDER_STATEMENTS = 50

/** Minimum typed area in m²; a smaller one is probably a typing error. */
export const MIN_ORDER_AREA = 10

/** Maximum typed area in m². */
export const MAX_ORDER_AREA = 100_000

export const APPRAISED_PROPERTY_TYPES = ['flat', 'house', 'land', 'office', 'other'] as const

export const MEASURED_PROPERTY_TYPES = ['flat', 'house', 'office', 'land'] as const

export const REGISTRATION_CHOICES = ['without_registration', 'with_registration'] as const

export const REGISTRY_VISITORS = ['physical', 'legal'] as const
