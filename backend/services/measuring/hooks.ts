import type { ServiceHooks } from '../service-hooks'

export const measuringHooks: ServiceHooks = {
  async onOrdered(transaction, { id, type, form }) {
    await transaction.query(
      'insert into measurements (order_id, ordered_m2, price, least_price) values ($1, $2, $3, $4)',
      [id, form.area, type.price, type.least_price],
    )
  },
}
