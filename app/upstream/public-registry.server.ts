import type { z } from 'zod'
import { registryEndpoints } from '~contract/endpoints/appraisals'
import type * as wire from '~contract/schemas/public-registry'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

const toPublicRegistry = ({ services, branches }: z.output<typeof wire.PublicRegistry>) => ({
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
})

/** Reasons for a visit, their prices in tetri, and the halls. */
export type PublicRegistry = ReturnType<typeof toPublicRegistry>

export const publicRegistry: Call<PublicRegistry> = defineCall(
  registryEndpoints.registry,
  toPublicRegistry,
)({})

/** Date such as `2026-12-01` and a time in Georgia. */
export type Slot = z.output<typeof wire.Slot>

const toSlotMonth = ({ first_month, last_month, ...rest }: z.output<typeof wire.SlotMonth>) => ({
  ...rest,
  first: first_month,
  last: last_month,
})

/** Days with free slots in a month, and the months open for booking. */
export type SlotMonth = ReturnType<typeof toSlotMonth>

const callSlots = defineCall(registryEndpoints.slots, toSlotMonth)
const callNearestSlots = defineCall(registryEndpoints.nearestSlots)

export function availableSlots(branch: number, month: string | undefined): Call<SlotMonth> {
  return callSlots({ query: { branch, month: month || undefined } })
}

export function nearestAvailableSlots(branch: number, { date, time }: Slot): Call<Slot[]> {
  return callNearestSlots({ query: { branch, date, time } })
}
