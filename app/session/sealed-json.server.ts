import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { z } from 'zod'
import type { Signer } from './signer.server'

/** Compresses and encrypts the value of a cookie. */
export function sealJson(signer: Signer, purpose: string, value: unknown): string {
  return signer.seal(purpose, deflateRawSync(JSON.stringify(value)))
}

/**
 * Seals the first entries of a list that fit into a cookie: proxies accept 8 KB for all cookies of a request.
 * @param maxLength length of the sealed value; the first entry is sealed at any length
 */
export function sealFitting(
  signer: Signer,
  purpose: string,
  { entries, maxLength }: { entries: readonly unknown[]; maxLength: number },
): string {
  const sealed = sealJson(signer, purpose, entries)
  if (sealed.length <= maxLength || entries.length <= 1) return sealed
  return sealFitting(signer, purpose, { entries: entries.slice(0, -1), maxLength })
}

/** Decrypts a value; undefined if it was not sealed here, or has the shape of another version of the site. */
export function unsealJson<Schema extends z.ZodType>(
  signer: Signer,
  purpose: string,
  { schema, sealed }: { schema: Schema; sealed: string | undefined },
): z.output<Schema> | undefined {
  const bytes = signer.unseal(purpose, sealed)
  return bytes && schema.safeParse(JSON.parse(inflateRawSync(bytes).toString())).data
}
