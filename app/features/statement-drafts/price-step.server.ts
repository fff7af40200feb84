import type { ActionFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { type ReceivedForm, type RejectedForm, withPageData } from '~/forms/received-form.server'
import { draftPriceDoubt } from '~/upstream/statement-drafts.server'
import { parsePriceKey } from '~contract/price-doubts'
import type { priceForm } from './form'
import type { OpenDraft } from './open-draft.server'
import { toPriceError } from './price-error.server'
import { type StepReply, saveStep } from './save-step.server'

type PriceStepForm = ReceivedForm<z.output<(typeof priceForm)['schema']>>

/** Saves the price; an unusual one needs a confirmation first. */
export function takePriceStep(
  args: ActionFunctionArgs,
  open: OpenDraft,
  { values: { confirmed_price, meant_price, ...typed }, reject }: PriceStepForm,
): Promise<Response | RejectedForm> {
  const { visitor, reference } = open
  const values = { ...typed, ...parsePriceKey(meant_price) }
  return saveStep(args, open, {
    values,
    reject,
    confirmedPrice: confirmed_price,
    review: async (prices) => {
      if (!reference) return undefined
      const doubt = await visitor.optional('price doubt', visitor.call(draftPriceDoubt(reference, prices)))
      if (!doubt) return undefined
      const reply: Partial<StepReply> = { doubt }
      return withPageData(reject({ price: await toPriceError(doubt, visitor.language) }), reply)
    },
  })
}
