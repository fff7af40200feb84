import { z } from 'zod'
import { pinFields } from '~/features/map'
import { defineForm } from '~/forms/define-form'
import type { ErrorKey } from '~/forms/field-error'
import type { Street } from '~/upstream/locations.server'
import type messages from '~locales/ka/estimate.json'
import { BUILDING_FIELDS, type EstimateDraft, PLACE_FIELDS, PREVIOUS_VALUE_FIELDS } from './draft'

/** Factors of the shown price range. */
export const PRICE_RANGE_FACTORS = { low: 0.94, high: 1.06 }

const STEPS = [
  'enter',
  'estimate',
  'update',
  'find_street',
  'add_street',
  'pin',
  'pin_street',
  'pin_house',
  'pin_city',
] as const

const text = z.string().default('')

/**
 * Form of the estimate. Every button sends all fields, most of them empty at first: `validateDraft`
 * has the rules of the last step.
 */
export const estimateForm = defineForm({
  id: 'estimate-form',
  schema: z.object({
    ...fieldsOf(PLACE_FIELDS),
    /** Hidden field that holds the pin's errors. */
    marker: text,
    ...fieldsOf(BUILDING_FIELDS),
    statement: text,
    ...fieldsOf(Object.values(PREVIOUS_VALUE_FIELDS)),
    ...fieldsOf([pinFields.step, pinFields.pressX, pinFields.pressY]),
    intent: z.enum(STEPS).catch('estimate'),
  }),
})

function fieldsOf<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>
}

export type EstimateValues = z.output<typeof estimateForm.schema>

export type LabelledField = keyof (typeof messages)['fields']

export interface EstimateFieldError {
  field: LabelledField
  error: ErrorKey
  bound?: number
}

/** State of the form. */
export interface EstimateFormState {
  draft: EstimateDraft
  streets?: Street[] | undefined
  notice?: 'street_added' | 'street_known' | 'street_failed' | 'search_failed' | 'house_unclear' | undefined
}
