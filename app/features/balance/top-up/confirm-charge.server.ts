import type { ActionFunctionArgs } from '@remix-run/node'
import type { ReceivedForm, RejectedForm } from '~/forms/received-form.server'
import { getVisitor } from '~/session/visitor.server'
import { savedCards } from '~/upstream/payments.server'

type CardForm = Pick<ReceivedForm<{ card_id: string }>, 'requestConfirmation' | 'reject'>

/** Shows the payer the amount and the card. If the cards cannot be loaded, the bank checks the card. */
export async function requestChargeConfirmation(
  args: ActionFunctionArgs,
  cardId: number,
  { requestConfirmation, reject }: CardForm,
): Promise<RejectedForm> {
  const visitor = getVisitor(args)
  const cards = await visitor.optional('cards', visitor.call(savedCards))
  const isGone = cards?.every(({ id }) => id !== cardId)
  return isGone ? reject({ card_id: { key: 'card_gone' } }) : requestConfirmation()
}
