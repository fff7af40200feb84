import { type Request, Router } from 'express'
import type pg from 'pg'
import { answering } from '../../http/answering'
import { invalid, notFound } from '../../http/errors'
import { localeOf } from '../../http/locale'
import { idsOf, queryOf, textOf } from '../../http/query'
import { gelOf } from '../../payments/tetri'
import { listTypes } from '../catalogue'
import { freeMoments, nearestFree } from './bookings'
import { readSlot } from './form'
import { slotAt } from './moment'
import { visitPrice } from './rules'
import { listBranches, listRegistryServices } from './store'
import { bookable } from './times'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** `/public-registry`: what a visit is for, where, what it costs, and when somebody is free. */
export function registryRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/',
    answering(async (request) => {
      const locale = localeOf(request)
      const [services, branches, types] = await Promise.all([
        listRegistryServices(pool),
        listBranches(pool),
        listTypes(pool, 'public-registry-service'),
      ])
      return {
        services: services.map((service) => ({
          id: service.id,
          key: service.key,
          display_name: service[`name_${locale}`],
          register_fee: gelOf(service.fee),
          packages: (types ?? []).map((type) => {
            const { serviceFee, vat, total } = visitPrice(service.fee, type.price)
            return { id: type.id, service_fee: gelOf(serviceFee), vat: gelOf(vat), total: gelOf(total) }
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
    answering(async (request) => {
      const now = Date.now()
      const months = { first: monthOf(bookable(now).from), last: monthOf(bookable(now).until) }
      const asked = textOf(queryOf(request), 'month') ?? ''
      const isOne = MONTH.test(asked) && asked >= months.first && asked <= months.last
      const month = isOne ? asked : months.first
      const free = (await freeMoments(pool, await branchOf(request), now, month)).map(slotAt)
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
    answering(async (request) => {
      const query = queryOf(request)
      const slot = readSlot(textOf(query, 'date'), textOf(query, 'time'))
      if (!slot) throw invalid([{ field: 'time', message: 'The time field must be a time.' }])
      return nearestFree(pool, await branchOf(request), slot, Date.now())
    }),
  )

  return router

  async function branchOf(request: Request): Promise<number> {
    const [id] = idsOf(queryOf(request), 'branch')
    if (!(await listBranches(pool)).some((branch) => branch.id === id) || id === undefined)
      throw notFound('Branch')
    return id
  }
}

function monthOf(moment: number): string {
  return slotAt(moment).date.slice(0, 7)
}
