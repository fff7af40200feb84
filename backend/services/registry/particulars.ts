import type { Db } from '../../db/pool'
import { type ApiError, invalid } from '../../http/errors'
import type { Particulars } from '../orders/particulars'
import { freeMoments, hold, keepWhilePaying, letGo, take } from './bookings'
import { isDay, readSlot } from './form'
import type { Slot } from './moment'
import { visitPrice } from './rules'
import { listBranches, listRegistryServices } from './store'
import { isBookable } from './times'

/** A visit to the public register: its time is held for the payer, and theirs when it is paid. */
export const registryVisit: Particulars = {
  async price(db, type, { details }) {
    const services = await listRegistryServices(db)
    const service = services.find(({ key }) => key === details.service)
    if (!service) throw fault('service', 'is of nothing that is offered')
    return visitPrice(service.fee, type.price).total
  },
  async ordered(transaction, { id, userId, form: { details } }) {
    const branch = (await listBranches(transaction)).find((each) => String(each.id) === details.branch)
    if (!branch) throw fault('branch', 'is of none that is open')
    const slot = await chosenSlot(transaction, branch.id, details)
    await hold(transaction, { orderId: id, userId, branchId: branch.id, slot })
  },
  paying: keepWhilePaying,
  paid: take,
  calledOff: letGo,
}

/** The time that was chosen; undefined where there is none to choose, and an operator calls. */
async function chosenSlot(
  db: Db,
  branchId: number,
  { date = '', time = '' }: Record<string, string>,
): Promise<Slot | undefined> {
  if (!isDay(date)) throw fault('date', 'must be a day')
  const now = Date.now()
  if (time === '') {
    if ((await freeMoments(db, branchId, now, date.slice(0, 7))).length > 0)
      throw fault('time', 'is required: there are free times')
    return undefined
  }
  const slot = readSlot(date, time)
  if (!slot || !isBookable(slot, now)) throw fault('time', 'is of a time when nobody is there')
  return slot
}

function fault(field: string, said: string): ApiError {
  return invalid([{ field, message: `The ${field} field ${said}.` }])
}
