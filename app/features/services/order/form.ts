import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import type { OrderStep, ServiceDefinition, ServiceName, StepPart } from '../definition'
import { createStepSchema, type StepVisitor } from './step-schema'

/** Of every step: a page shows one of them. */
export const ORDER_FORM_ID = 'order'
/** The Enter key: finds statements where another text is sought, and goes on from any other field. */
export const ENTER = 'enter'

/** The form of a step; all steps of a service share its draft. */
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

/** Forgets the answers so far. */
export function defineAnewForm(service: ServiceName) {
  return defineForm({ id: 'order-anew', intent: 'anew', draft: service, schema: z.object({}) })
}

export function hasPart({ parts }: OrderStep, kind: StepPart['kind']): boolean {
  return parts.some((part) => part.kind === kind)
}
