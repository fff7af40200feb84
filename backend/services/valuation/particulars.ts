import { invalid } from '../../http/errors'
import type { Particulars } from '../orders/particulars'
import { listRaters, ratePrice } from './raters'
import { orderRequest } from './requests'

/** A valuation, by whoever is free or by somebody in particular. */
export const valuation: Particulars = {
  async price(db, type, { details }) {
    if (!details.rater_id) return type.price
    const rater = (await listRaters(db)).find(({ id }) => String(id) === details.rater_id)
    if (!rater) throw invalid([{ field: 'rater_id', message: 'The rater_id field is of nobody who values.' }])
    return ratePrice(type.price, rater)
  },
  async ordered(transaction, { id: orderId, userId, form: { details } }) {
    if (details.rate_request_id)
      await orderRequest(transaction, { id: details.rate_request_id, userId, orderId })
  },
}
