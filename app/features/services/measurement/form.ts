import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { paymentMethodShape } from '../payment-method-shape'

export const differenceForm = defineForm({
  id: 'difference-payment',
  intent: 'pay',
  oneTime: true,
  schema: z.object(paymentMethodShape),
})
