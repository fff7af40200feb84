import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { idOf } from '~contract/forms/field-schemas'
import { blockedNightsFields, stayRequestFields, stayTermsFields } from '~contract/forms/stays'
import { STAY_ACTS, type StayAct } from '~contract/stays'
import { isUuid } from '~contract/values/ids'

export const requestForm = defineForm({ id: 'stay', oneTime: true, schema: stayRequestFields })

/** Returns the value of a checkbox in the terms. */
export const toTick = (isTicked: boolean) => (isTicked ? 'on' : undefined)

export const termsForm = defineForm({ id: 'stay-terms', intent: 'terms', schema: stayTermsFields })

export const blockForm = defineForm({ id: 'block-nights', intent: 'block', schema: blockedNightsFields })

/** Form of the buttons that free blocked nights. */
export const unblockForm = defineForm({
  id: 'unblock-nights',
  intent: 'unblock',
  schema: z.object({ id: idOf() }),
  failureKey: 'not_done',
})

const SEPARATOR = ' '

/** Returns the value of a button that changes a stay. */
export const toStayOperation = (act: StayAct, id: string) => act + SEPARATOR + id

/** Form of the buttons that confirm, decline or cancel one of several stays. */
export const changeStayForm = defineForm({
  id: 'change-stay',
  intent: 'change-stay',
  schema: z.object({
    operation: z.string('rejected').transform((text, context): { act: StayAct; id: string } => {
      const [word, id = ''] = text.split(SEPARATOR)
      const act = STAY_ACTS.find((each) => each === word)
      if (act && isUuid(id)) return { act, id }
      context.addIssue('rejected')
      return z.NEVER
    }),
  }),
  failureKey: 'not_done',
})
