import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { createFieldSchema } from '../order/field-schema'

export const cancelOrderForm = defineForm({
  id: 'order-cancel',
  intent: 'cancel',
  oneTime: true,
  failureKey: 'order_begun',
  // In tetri, as the page has told it: of a promotion it falls by the day.
  schema: z.object({
    refund: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
})

export const moveOrderForm = defineForm({
  id: 'order-move',
  intent: 'move',
  failureKey: 'order_begun',
  schema: z.object({ date: createFieldSchema({ name: 'date', kind: 'day', isRequired: true }) }),
})
