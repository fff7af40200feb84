import { Router } from 'express'
import type pg from 'pg'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { registryEndpoints } from '~contract/endpoints/appraisals'
import { toLari } from '~contract/values/money'
import { listServiceTypes } from '../catalogue'
import { findNearestFreeSlots, listFreeTimes } from './bookings'
import { getBookingWindow } from './opening-times'
import { parseSlot, toSlot } from './slot'
import { listBranches, listRegistryServices } from './store'
import { calculateVisitPrice } from './visit-price'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

export function registryRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, registryEndpoints.registry, async ({ locale }) => {
    const [services, branches, types] = await Promise.all([
      listRegistryServices(pool),
      listBranches(pool),
      listServiceTypes(pool, 'public-registry-service'),
    ])
    return {
      services: services.map((service) => ({
        id: service.id,
        key: service.key,
        display_name: service[`name_${locale}`],
        register_fee: toLari(service.fee),
        packages: (types ?? []).map((type) => {
          const { serviceFee, vat, total } = calculateVisitPrice(service.fee, type.price)
          return { id: type.id, service_fee: toLari(serviceFee), vat: toLari(vat), total: toLari(total) }
        }),
      })),
      branches: branches.map((branch) => ({
        id: branch.id,
        city_name: branch[`city_${locale}`],
        display_name: branch[`name_${locale}`],
        address: branch[`address_${locale}`],
      })),
    }
  })

  mountEndpoint(router, registryEndpoints.slots, async ({ query }) => {
    const now = Date.now()
    const { from, until } = getBookingWindow(now)
    const months = { first: toMonth(from), last: toMonth(until) }
    const requestedMonth = query.month ?? ''
    const isOpen =
      MONTH.test(requestedMonth) && requestedMonth >= months.first && requestedMonth <= months.last
    const month = isOpen ? requestedMonth : months.first
    const free = (await listFreeTimes(pool, await requireBranchId(query.branch), now, month)).map(toSlot)
    const days = [...new Set(free.map(({ date }) => date))]
    return {
      month,
      first_month: months.first,
      last_month: months.last,
      days: days.map((date) => ({
        date,
        times: free.filter((slot) => slot.date === date).map(({ time }) => time),
      })),
    }
  })

  mountEndpoint(router, registryEndpoints.nearestSlots, async ({ query }) => {
    const slot = parseSlot(query.date, query.time)
    if (!slot) throw invalidField('time', 'must be a time')
    return findNearestFreeSlots(pool, await requireBranchId(query.branch), slot, Date.now())
  })

  return router

  async function requireBranchId(id: number | undefined): Promise<number> {
    if (!(await listBranches(pool)).some((branch) => branch.id === id) || id === undefined)
      throw notFound('Branch')
    return id
  }
}

function toMonth(timestamp: number): string {
  return toSlot(timestamp).date.slice(0, 7)
}
