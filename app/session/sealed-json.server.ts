import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { z } from 'zod'
import type { Signer } from './signer.server'

/** The value of a cookie, packed and encrypted. */
export function sealJson(signer: Signer, purpose: string, value: unknown): string {
  return signer.seal(purpose, deflateRawSync(JSON.stringify(value)))
}

/** Undefined for what was not sealed here, or by another version of the site in another shape. */
export function unsealJson<Schema extends z.ZodType>(
  signer: Signer,
  purpose: string,
  { schema, sealed }: { schema: Schema; sealed: string | undefined },
): z.output<Schema> | undefined {
  const bytes = signer.unseal(purpose, sealed)
  return bytes && schema.safeParse(JSON.parse(inflateRawSync(bytes).toString())).data
}
