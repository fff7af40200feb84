import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { optionalText, tetri } from '~contract/schemas/primitives'
import type { Call } from './upstream-client.server'

const PublicRegistry = z
  .object({
    services: z.array(
      z.object({
        key: z.string(),
        display_name: z.string(),
        register_fee: tetri,
        packages: z.array(z.object({ id: z.number().int(), service_fee: tetri, vat: tetri, total: tetri })),
      }),
    ),
    branches: z.array(
      z.object({
        id: z.number().int(),
        city_name: z.string(),
        display_name: z.string(),
        address: optionalText,
      }),
    ),
  })
  .transform(({ services, branches }) => ({
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

/** Reasons of a visit, their prices in tetri, and the halls. */
export type PublicRegistry = z.output<typeof PublicRegistry>

export const publicRegistry: Call<PublicRegistry> = {
  api: 'main',
  path: 'public-registry',
  answer: success(PublicRegistry),
}

const Slot = z.object({ date: z.string().regex(/^\d{4}-\d\d-\d\d$/), time: z.string().regex(/^\d\d:\d\d$/) })

/** A date such as `2026-12-01` and a time in Georgia. */
export type Slot = z.output<typeof Slot>

const SlotMonthSchema = z
  .object({
    month: z.string(),
    first_month: z.string(),
    last_month: z.string(),
    days: z.array(z.object({ date: Slot.shape.date, times: z.array(Slot.shape.time) })),
  })
  .transform(({ first_month, last_month, ...rest }) => ({ ...rest, first: first_month, last: last_month }))

/** The month's days with free slots, and the months open for booking. */
export type SlotMonth = z.output<typeof SlotMonthSchema>

export function availableSlots(branch: number, month: string | undefined): Call<SlotMonth> {
  const query = new URLSearchParams({ branch: String(branch), ...(month && { month }) })
  return { api: 'main', path: 'public-registry/slots', query, answer: success(SlotMonthSchema) }
}

export function nearestAvailableSlots(branch: number, { date, time }: Slot): Call<Slot[]> {
  const query = new URLSearchParams({ branch: String(branch), date, time })
  return { api: 'main', path: 'public-registry/slots/nearest', query, answer: success(z.array(Slot)) }
}
