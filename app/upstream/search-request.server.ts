import { z } from 'zod'
import { type ActionResult, actionResultOf } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

/** What somebody seeks; amounts are whole units, and what does not matter to them is missing. */
export interface NewSearchRequest {
  name: string
  /** Nine digits. */
  phone: string
  dealId: number
  typeId: number
  cityId: number
  districtId: number | undefined
  priceFrom: number | undefined
  priceTo: number | undefined
  currencyId: number
  areaFrom: number | undefined
  areaTo: number | undefined
  roomTypeIds: readonly number[]
  comment: string
  /** A uuid: sent again with the same, it is the first request. */
  key: string
}

/** Tells brokers and agents what somebody seeks. */
export function createSearchRequest(request: NewSearchRequest): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'client-search',
    body: toFormData({
      name: request.name,
      phone_number: request.phone,
      deal_type: request.dealId,
      real_estate_type: request.typeId,
      city: request.cityId,
      district: request.districtId,
      currency: request.currencyId,
      price_from: request.priceFrom,
      price_to: request.priceTo,
      area_from: request.areaFrom,
      area_to: request.areaTo,
      comment: request.comment,
      idempotency_key: request.key,
      ...(request.roomTypeIds.length > 0 && { room_types: request.roomTypeIds.join() }),
    }),
    ...actionResultOf(z.unknown()),
  }
}
