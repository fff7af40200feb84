import type { z } from 'zod'
import type { QueryParams } from '~backend/platform/http/query'
import { publicChanges } from '~contract/endpoints/profile'

/** Parsed form; missing fields stay unchanged. */
export type PublicProfileForm = Partial<z.output<typeof publicChanges>>

/** Returns the public fields of a profile that were sent, because some have a default. */
export function pickPublicFields(
  profile: z.output<typeof publicChanges>,
  form: QueryParams,
): PublicProfileForm {
  const sent = Object.entries(profile).filter(([name]) => name in publicChanges.shape && form.has(name))
  return Object.fromEntries(sent)
}

/** Fields of every user; other fields are only for companies. */
export const FIELDS_FOR_EVERY_USER: readonly string[] = ['display_name', 'photo_token']
