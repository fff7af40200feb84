import { invalidField } from '~backend/platform/http/errors'
import type { ServiceHooks } from '../service-hooks'
import { calculateAppraisalPrice, listRaters } from './raters'
import { attachRequestToOrder, closeRequestOfOrder } from './store'

export const appraisalHooks: ServiceHooks = {
  async calculatePrice(db, type, { details }) {
    if (!details.rater_id) return type.price
    const rater = (await listRaters(db)).find(({ id }) => String(id) === details.rater_id)
    if (!rater) throw invalidField('rater_id', 'is of nobody who values')
    return calculateAppraisalPrice(type.price, rater)
  },
  async onOrdered(transaction, { id: orderId, userId, form: { details } }) {
    if (details.rate_request_id)
      await attachRequestToOrder(transaction, { id: details.rate_request_id, userId, orderId })
  },
  onPaid: closeRequestOfOrder,
}
