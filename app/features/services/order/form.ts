import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import type { OrderStep, ServiceDefinition, ServiceName, StepPart } from '../definition'
import { createStepSchema, type StepVisitor } from './step-schema'

/** Form id of every step: a page shows one of them. */
export const ORDER_FORM_ID = 'order'
/** Intent of the Enter key: finds statements in the search field, and continues from any other field. */
export const ENTER = 'enter'

/** Defines the form of a step; all steps of a service share its draft. */
export function defineOrderStepForm({ name }: ServiceDefinition, step: OrderStep, visitor: StepVisitor) {
  return defineForm({
    id: ORDER_FORM_ID,
    intent: 'next',
    draft: name,
    phoneProof: hasPart(step, 'phone') ? 'account' : undefined,
    takesEmailCode: true,
    schema: createStepSchema(step, visitor),
  })
}

/** Defines the form that clears the answers. */
export function defineAnewForm(service: ServiceName) {
  return defineForm({ id: 'order-anew', intent: 'anew', draft: service, schema: z.object({}) })
}

export function hasPart({ parts }: OrderStep, kind: StepPart['kind']): boolean {
  return parts.some((part) => part.kind === kind)
}
