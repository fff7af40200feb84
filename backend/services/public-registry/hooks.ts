import type { Db } from '~backend/platform/db/pool'
import { invalidField } from '~backend/platform/http/errors'
import { isCalendarDate } from '~contract/values/georgian-time'
import type { ServiceHooks } from '../service-hooks'
import { confirmBooking, extendHold, holdSlot, listFreeTimes, releaseSlot } from './bookings'
import { isBookable } from './opening-times'
import { parseSlot, type Slot } from './slot'
import { listBranches, listRegistryServices } from './store'
import { calculateVisitPrice } from './visit-price'

export const registryVisitHooks: ServiceHooks = {
  async calculatePrice(db, type, { details }) {
    const services = await listRegistryServices(db)
    const service = services.find(({ key }) => key === details.service)
    if (!service) throw invalidField('service', 'is of nothing that is offered')
    return calculateVisitPrice(service.fee, type.price).total
  },
  async onOrdered(transaction, { id, userId, form: { details } }) {
    const branch = (await listBranches(transaction)).find((each) => String(each.id) === details.branch)
    if (!branch) throw invalidField('branch', 'is of none that is open')
    const slot = await parseChosenSlot(transaction, branch.id, details)
    await holdSlot(transaction, { orderId: id, userId, branchId: branch.id, slot })
  },
  onPaying: extendHold,
  onPaid: confirmBooking,
  onCancelled: releaseSlot,
}

/** Returns undefined if all slots are taken, so that an operator will call. */
async function parseChosenSlot(
  db: Db,
  branchId: number,
  { date = '', time = '' }: Record<string, string>,
): Promise<Slot | undefined> {
  if (!isCalendarDate(date)) throw invalidField('date', 'must be a day')
  const now = Date.now()
  if (time === '') {
    if ((await listFreeTimes(db, branchId, now, date.slice(0, 7))).length > 0)
      throw invalidField('time', 'is required: there are free times')
    return undefined
  }
  const slot = parseSlot(date, time)
  if (!slot || !isBookable(slot, now)) throw invalidField('time', 'is of a time when nobody is there')
  return slot
}
