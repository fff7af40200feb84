import { z } from 'zod'
import { searchRequestEndpoints } from '~contract/endpoints/search-requests'
import { createRequest } from './endpoint-call.server'
import { type ActionResult, actionResultOf } from './refusals'
import type { Call } from './upstream-client.server'

/** New search request; amounts are whole units, and irrelevant fields are missing. */
export interface NewSearchRequest {
  name: string
  phone: string
  /** Proof of the number, unless the account has it. */
  phoneProof: string | undefined
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
  /** Idempotency key, a UUID. */
  key: string
}

export function createSearchRequest(request: NewSearchRequest): Call<ActionResult> {
  const body = {
    name: request.name,
    phone_number: request.phone,
    phone_confirmation: request.phoneProof,
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
    room_types: request.roomTypeIds.join() || undefined,
  }
  return { ...createRequest(searchRequestEndpoints.create, { body }), ...actionResultOf(z.unknown()) }
}
