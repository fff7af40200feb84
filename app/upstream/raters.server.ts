import { z } from 'zod'
import type { Call } from './door.server'
import { success } from './envelope'
import { formData } from './form-data'
import { tetri } from './payments.server'
import { type ActAnswer, actAnswer, Refusal, spokenRefusals } from './refusals'

const Rater = z.object({
  id: z.number().int(),
  name: z.string(),
  company: z.string(),
  certificate: z.string(),
  /** The least that they value for, in tetri. */
  price: tetri,
})

/** Somebody who values. */
export type Rater = z.output<typeof Rater>

export const raters: Call<Rater[]> = { api: 'main', path: 'raters', answer: success(z.array(Rater)) }

const Created = success(z.object({ id: z.string() })).transform(({ id }) => ({ ok: true as const, id }))

/** A request that was begun, or why it was not. */
export type RateRequest = z.output<typeof Created> | Refusal

/** Tells what is to be valued, before anybody pays. */
export function createRateRequest(property: Readonly<Record<string, string>>): Call<RateRequest> {
  return {
    api: 'main',
    method: 'POST',
    path: 'api/rate-requests/create',
    body: formData(property),
    answer: z.union([Refusal, Created]),
    refusals: { ...spokenRefusals, shape: Refusal },
  }
}

/** Chooses how and by whom it is valued; 404 for a request that is over, or another's. */
export function chooseRateType(
  id: string,
  { packageId, raterId }: { packageId: number; raterId: string },
): Call<ActAnswer> {
  return {
    api: 'main',
    method: 'POST',
    path: `api/rate-requests/choose-rate-type/${encodeURIComponent(id)}`,
    alias: 'api/rate-requests/choose-rate-type',
    body: formData({ package_id: packageId, rater_id: raterId }),
    ...actAnswer(success(z.unknown())),
  }
}

/**
 * Asks for a company to be called about its valuations.
 * @param key a uuid: sent again with the same, it is the first request
 */
export function askForCompany(company: string, phone: string, key: string): Call<ActAnswer> {
  return {
    api: 'main',
    method: 'POST',
    path: 'rate-requests/create',
    body: formData({ company, phone_number: phone, idempotency_key: key }),
    ...actAnswer(success(z.unknown())),
  }
}
