import { submissionError } from '~/forms/submission-error.server'
import type { Visitor } from '~/session/visitor.server'
import { uploadProfilePicture } from '~/upstream/public-profile.server'
import {
  MAX_PROFILE_PICTURE_BYTES,
  PROFILE_PICTURE_KINDS,
  type ProfilePictureKind,
} from '~contract/public-profile'
import { isUuid } from '~contract/values/ids'
import type { PublicProfileErrorKey, PublicProfileFormResult, UploadedPicture } from './form'

/** The path of a thumbnail on our own site. */
const OWN_PICTURE_PATH = /^\/(?![/\\])[\w./-]{1,200}$/

type UploadResult = Pick<PublicProfileFormResult, 'pictures' | 'fieldErrors' | 'failure'>

/** Pictures uploaded with an earlier rejected form are reused by their token. */
export async function uploadPictures(
  visitor: Visitor,
  form: FormData,
  allowsCover: boolean,
): Promise<UploadResult> {
  const result: UploadResult = { pictures: {}, fieldErrors: [] }
  for (const kind of PROFILE_PICTURE_KINDS) {
    if (kind === 'cover' && !allowsCover) continue
    const file = form.get(kind)
    const uploaded = parseUploadedPicture(form, kind)
    if (uploaded) result.pictures[kind] = uploaded
    if (!(file instanceof File) || file.size === 0) continue
    if (file.size > MAX_PROFILE_PICTURE_BYTES) {
      result.fieldErrors.push({ field: kind, error: 'picture_too_large' })
      continue
    }
    const sending = visitor.call(uploadProfilePicture(kind, file))
    const submissionFailure = await submissionError(sending, ['picture'])
    if (submissionFailure?.failure) return { ...result, failure: submissionFailure.failure }
    if (submissionFailure)
      result.fieldErrors.push({ field: kind, error: 'picture_invalid' satisfies PublicProfileErrorKey })
    const answer = submissionFailure ? undefined : await sending
    if (answer?.ok) result.pictures[kind] = { token: answer.token, url: answer.url }
  }
  return result
}

function parseUploadedPicture(form: FormData, kind: ProfilePictureKind): UploadedPicture | undefined {
  const [token, address] = [form.get(`${kind}_token`), form.get(`${kind}_address`)]
  if (typeof token !== 'string' || !isUuid(token)) return undefined
  if (typeof address !== 'string' || !OWN_PICTURE_PATH.test(address)) return undefined
  return { token, url: address }
}
