import { type Request, Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getIds, getText, parseQuery } from '~backend/platform/http/query'
import type { NearestSlots, PublicRegistry, SlotMonth } from '~contract/schemas/public-registry'
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

  router.get(
    '/',
    jsonHandler(async (request): Promise<z.input<typeof PublicRegistry>> => {
      const locale = getLocale(request)
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
    }),
  )

  router.get(
    '/slots',
    jsonHandler(async (request): Promise<z.input<typeof SlotMonth>> => {
      const now = Date.now()
      const months = {
        first: toMonth(getBookingWindow(now).from),
        last: toMonth(getBookingWindow(now).until),
      }
      const requestedMonth = getText(parseQuery(request), 'month') ?? ''
      const isOne =
        MONTH.test(requestedMonth) && requestedMonth >= months.first && requestedMonth <= months.last
      const month = isOne ? requestedMonth : months.first
      const free = (await listFreeTimes(pool, await requireBranchId(request), now, month)).map(toSlot)
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
    }),
  )

  router.get(
    '/slots/nearest',
    jsonHandler(async (request): Promise<z.input<typeof NearestSlots>> => {
      const query = parseQuery(request)
      const slot = parseSlot(getText(query, 'date'), getText(query, 'time'))
      if (!slot) throw invalidField('time', 'must be a time')
      return findNearestFreeSlots(pool, await requireBranchId(request), slot, Date.now())
    }),
  )

  return router

  async function requireBranchId(request: Request): Promise<number> {
    const [id] = getIds(parseQuery(request), 'branch')
    if (!(await listBranches(pool)).some((branch) => branch.id === id) || id === undefined)
      throw notFound('Branch')
    return id
  }
}

function toMonth(timestamp: number): string {
  return toSlot(timestamp).date.slice(0, 7)
}
