import type { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/public-registry'
import type { Call } from './upstream-client.server'

const PublicRegistry = wire.PublicRegistry.transform(({ services, branches }) => ({
  reasons: services.map(({ key, display_name, register_fee, packages }) => ({
    key,
    name: display_name,
    registerFee: register_fee,
    prices: packages.map(({ id, service_fee, vat, total }) => ({
      packageId: id,
      serviceFee: service_fee,
      vat,
      total,
    })),
  })),
  branches: branches.map(({ id, city_name, display_name, address }) => ({
    id,
    city: city_name,
    name: display_name,
    address: address || undefined,
  })),
}))

/** Reasons for a visit, their prices in tetri, and the halls. */
export type PublicRegistry = z.output<typeof PublicRegistry>

export const publicRegistry: Call<PublicRegistry> = {
  api: 'main',
  path: 'public-registry',
  answer: success(PublicRegistry),
}

/** Date such as `2026-12-01` and a time in Georgia. */
export type Slot = z.output<typeof wire.Slot>

const SlotMonth = wire.SlotMonth.transform(({ first_month, last_month, ...rest }) => ({
  ...rest,
  first: first_month,
  last: last_month,
}))

/** Days with free slots in a month, and the months open for booking. */
export type SlotMonth = z.output<typeof SlotMonth>

export function availableSlots(branch: number, month: string | undefined): Call<SlotMonth> {
  const query = new URLSearchParams({ branch: String(branch), ...(month && { month }) })
  return { api: 'main', path: 'public-registry/slots', query, answer: success(SlotMonth) }
}

export function nearestAvailableSlots(branch: number, { date, time }: Slot): Call<Slot[]> {
  const query = new URLSearchParams({ branch: String(branch), date, time })
  return { api: 'main', path: 'public-registry/slots/nearest', query, answer: success(wire.NearestSlots) }
}
