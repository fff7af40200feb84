import type { z } from 'zod'
import { leadEndpoints } from '~contract/endpoints/desk-leads'
import { operatorOrderEndpoints } from '~contract/endpoints/desk-orders'
import type { RevealedData } from '~contract/schemas/operator-acts'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

const toRevealed = ({ phone_number: phone, ...personal }: z.output<typeof RevealedData>) => ({
  phone,
  ...personal,
})

export type RevealedPersonalData = ReturnType<typeof toRevealed>

const CALLS = {
  leads: defineCall(leadEndpoints.reveal, toRevealed),
  orders: defineCall(operatorOrderEndpoints.reveal, toRevealed),
}

/**
 * Returns the personal data that the desk masks in a lead or an order. Each call is logged with its operator.
 */
export function revealPersonalData(of: keyof typeof CALLS, id: number): Call<RevealedPersonalData> {
  return CALLS[of]({ params: { id } })
}
