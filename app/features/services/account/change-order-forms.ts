import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { moveOrderFields } from '~contract/forms/order-fields'
import { parseSlot } from '../order/registry-visit/slot'

export const cancelOrderForm = defineForm({
  id: 'order-cancel',
  intent: 'cancel',
  oneTime: true,
  failureKey: 'failed',
  // Refund in tetri that the page showed. The refund of a promotion decreases every day.
  schema: z.object({
    refund: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
})

/** Form that moves a visit at a hall to one of its free times. */
export const moveVisitForm = defineForm({
  id: 'visit-move',
  intent: 'move_visit',
  schema: z.object({
    slot: z.string('slot_missing').transform((text, context) => {
      const { date, time } = parseSlot(text)
      if (date && time) return { date, time }
      context.addIssue({ code: 'custom', message: 'slot_missing' })
      return z.NEVER
    }),
  }),
})

export const moveOrderForm = defineForm({
  id: 'order-move',
  intent: 'move',
  schema: moveOrderFields,
})
