import { z } from 'zod'
import * as wire from '~contract/schemas/appraisals'
import { success } from '~contract/schemas/envelope'
import { rowsOf } from '~contract/schemas/rows'
import { type ActionResult, actionResultOf, Refusal, refusalResponses } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

const Rater = wire.Rater.transform(({ id, name, company, certificate, price }) => ({
  id,
  name,
  company,
  certificate,
  /** Lowest appraisal price, in tetri. */
  price,
}))

export type Rater = z.output<typeof Rater>

export const raters: Call<Rater[]> = { api: 'main', path: 'raters', answer: success(rowsOf(Rater)) }

const AppraisalRequestCreated = success(wire.AppraisalRequestCreated).transform(({ id }) => ({
  ok: true as const,
  id,
}))

export type AppraisalRequestResult = z.output<typeof AppraisalRequestCreated> | Refusal

/**
 * Describes the property to be appraised, before payment.
 * @param key idempotency key, a UUID
 */
export function createAppraisalRequest(
  property: Readonly<Record<string, string>>,
  key: string,
): Call<AppraisalRequestResult> {
  return {
    api: 'express',
    method: 'POST',
    path: 'api/rate-requests/create',
    body: toFormData({ ...property }),
    idempotencyKey: key,
    answer: z.union([Refusal, AppraisalRequestCreated]),
    refusals: refusalResponses,
  }
}

/** Chooses the package and the rater; 404 for a finished request or another user's request. */
export function chooseAppraisalPackage(
  id: string,
  { packageId, raterId }: { packageId: number; raterId: string },
): Call<ActionResult> {
  return {
    api: 'express',
    method: 'POST',
    path: `api/rate-requests/choose-rate-type/${encodeURIComponent(id)}`,
    alias: 'api/rate-requests/choose-rate-type',
    body: toFormData({ package_id: packageId, rater_id: raterId }),
    ...actionResultOf(success(z.unknown())),
  }
}

/** @param key idempotency key, a UUID */
export function requestCompanyAppraisalCall(company: string, phone: string, key: string): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'rate-requests/create',
    body: toFormData({ company, phone_number: phone }),
    idempotencyKey: key,
    ...actionResultOf(success(z.unknown())),
  }
}
