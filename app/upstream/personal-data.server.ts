import type { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { RevealedData } from '~contract/schemas/operator-acts'
import { itemPath } from './item-path'
import type { Call } from './upstream-client.server'

const Revealed = RevealedData.transform(({ phone_number: phone, ...personal }) => ({ phone, ...personal }))

export type RevealedPersonalData = z.output<typeof Revealed>

/**
 * Returns the personal data that the desk masks in a lead or an order. Each call is logged with its operator.
 */
export function revealPersonalData(of: 'leads' | 'orders', id: number): Call<RevealedPersonalData> {
  return {
    api: 'main',
    method: 'POST',
    ...itemPath(`operator/${of}`, id, '/reveal'),
    answer: success(Revealed),
  }
}
