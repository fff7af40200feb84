import { z } from 'zod'
import type { Call } from './door.server'
import { formData } from './form-data'
import { type ActAnswer, actAnswer } from './refusals'

/** What somebody seeks; amounts are whole units, and what does not matter to them is missing. */
export interface Wish {
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
export function tellWish(wish: Wish): Call<ActAnswer> {
  return {
    api: 'main',
    method: 'POST',
    path: 'client-search',
    body: formData({
      name: wish.name,
      phone_number: wish.phone,
      deal_type: wish.dealId,
      real_estate_type: wish.typeId,
      city: wish.cityId,
      district: wish.districtId,
      currency: wish.currencyId,
      price_from: wish.priceFrom,
      price_to: wish.priceTo,
      area_from: wish.areaFrom,
      area_to: wish.areaTo,
      comment: wish.comment,
      idempotency_key: wish.key,
      ...(wish.roomTypeIds.length > 0 && { room_types: wish.roomTypeIds.join() }),
    }),
    ...actAnswer(z.unknown()),
  }
}
