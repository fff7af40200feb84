import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { z } from 'zod'
import type { Signer } from './signer.server'

/** Compresses and encrypts the value of a cookie. */
export function sealJson(signer: Signer, purpose: string, value: unknown): string {
  return signer.seal(purpose, deflateRawSync(JSON.stringify(value)))
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
