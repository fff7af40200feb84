import { invalidField } from '~backend/platform/http/errors'
import { calculatePrice, type ServiceTypeRow } from '../catalogue'
import type { OrderForm } from '../orders/form'
import type { ServiceHooks } from '../service-hooks'

export const measuringHooks: ServiceHooks = {
  async calculatePrice(_db, type, form) {
    if (type.property_types?.includes(form.details.type ?? '') === false)
      throw invalidField('package_id', 'is of another kind of property')
    return calculatePrice(type, { statements: 0, area: form.area }) + getRegistrationPrice(type, form)
  },
  async onOrdered(transaction, { id, type, form }) {
    await transaction.query(
      `insert into measurements (order_id, ordered_m2, price, least_price, registration_price)
       values ($1, $2, $3, $4, $5)`,
      [id, form.area, type.price, type.least_price, getRegistrationPrice(type, form)],
    )
  },
}

/** @throws ApiError 422 if registration is not offered */
function getRegistrationPrice({ registration_price }: ServiceTypeRow, { details }: OrderForm): number {
  if (details.registration !== 'with_registration') return 0
  if (registration_price === null) throw invalidField('registration', 'is of nothing offered')
  return registration_price
}
