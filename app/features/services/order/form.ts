import { defineForm } from '~/forms/define-form'
import type { OrderStep, ServiceDefinition, StepPart } from '../definition'
import { createStepSchema } from './step-schema'

/** Of every step: a page shows one of them. */
export const ORDER_FORM_ID = 'order'

/** The form of a step; all steps of a service share its draft. */
export function defineOrderStepForm({ name }: ServiceDefinition, step: OrderStep, isGuest: boolean) {
  return defineForm({
    id: ORDER_FORM_ID,
    intent: 'next',
    draft: name,
    phoneProof: hasPart(step, 'phone') ? 'account' : undefined,
    schema: createStepSchema(step, isGuest),
  })
}

export function hasPart({ parts }: OrderStep, kind: StepPart['kind']): boolean {
  return parts.some((part) => part.kind === kind)
}
