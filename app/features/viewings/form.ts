import { z } from 'zod'
import { defineForm, type FormDefinition } from '~/forms/define-form'
import { idOf } from '~contract/forms/field-schemas'
import {
  ownerCancelFields,
  viewingAnswerFields,
  viewingCancelFields,
  viewingFields,
  viewingMoveFields,
  viewingTimesFields,
} from '~contract/forms/viewings'

export const bookingForm = defineForm({ id: 'viewing', oneTime: true, schema: viewingFields })

export const offerForm = defineForm({
  id: 'offer-times',
  intent: 'offer',
  schema: viewingTimesFields.safeExtend({ statement_id: idOf('statement_missing') }),
})

/** Form of the buttons that remove offered times. */
export const removeTimeForm = defineForm({
  id: 'remove-time',
  intent: 'remove',
  schema: z.object({ id: idOf() }),
  failureKey: 'not_done',
})

export const moveForm = defineForm({ id: 'move-viewing', intent: 'move', schema: viewingMoveFields })

const CANCEL = { id: 'cancel-viewing', intent: 'cancel' } as const

type CancelForm = FormDefinition<z.ZodObject<{ reason: z.ZodType<string, string | undefined> }>>

export const seekerCancelForm: CancelForm = defineForm({ ...CANCEL, schema: viewingCancelFields })

export const ownerCancelForm: CancelForm = defineForm({ ...CANCEL, schema: ownerCancelFields })

/** Form of the two buttons that answer whether a viewing took place. */
export const answerForm = defineForm({
  id: 'viewing-answer',
  intent: 'answer',
  schema: viewingAnswerFields,
  failureKey: 'not_done',
})
