import type { Visitor } from '~/session/visitor.server'
import { uploadProfilePicture } from '~/upstream/public-profile.server'
import type { Refusal } from '~/upstream/refusals'
import { MAX_PROFILE_PICTURE_BYTES, PROFILE_PICTURE_KINDS } from '~contract/public-profile'

/** Placeholder for a file that is not a picture, which the schema rejects. */
const NO_PICTURE = 'no picture'

/**
 * Replaces pictures by tokens, so that they need not be chosen again when the form is shown again.
 * @returns the upstream's reason for refusing uploads
 */
export async function uploadPictures(visitor: Visitor, fields: FormData): Promise<Refusal | undefined> {
  for (const kind of PROFILE_PICTURE_KINDS) {
    const file = fields.get(kind)
    if (!(file instanceof File)) continue
    if (file.size === 0) fields.delete(kind)
    if (file.size === 0 || file.size > MAX_PROFILE_PICTURE_BYTES) continue
    const answer = await visitor.call(uploadProfilePicture(kind, file))
    if (answer.ok) {
      fields.delete(kind)
      fields.set(`${kind}_token`, answer.token)
      fields.set(`${kind}_url`, answer.url)
    } else if (answer.waitSeconds || answer.fieldErrors.length === 0) {
      return answer
    } else {
      fields.set(kind, NO_PICTURE)
    }
  }
  return undefined
}
