import { whyNotDone } from '../../http/act-failure.server'
import type { Visitor } from '../../http/visitor.server'
import { type PictureKind, pictureKinds, sendPicture } from '../../upstream/public-profile.server'
import { type FaceMistake, MOST_PICTURE_BYTES, type ReturnedFace, type SentPicture } from './face'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** A small copy, as the upstream answered it before; an address of ours alone. */
const OWN_PICTURE = /^\/(?![/\\])[\w./-]{1,200}$/

type Taken = Pick<ReturnedFace, 'pictures' | 'mistakes' | 'failure'>

/** Sends the pictures of a form on; those of an earlier try are known by their tokens. */
export async function takePictures(visitor: Visitor, form: FormData, mayHaveCover: boolean): Promise<Taken> {
  const taken: Taken = { pictures: {}, mistakes: [] }
  for (const kind of pictureKinds) {
    if (kind === 'cover' && !mayHaveCover) continue
    const file = form.get(kind)
    const before = sentBefore(form, kind)
    if (before) taken.pictures[kind] = before
    if (!(file instanceof File) || file.size === 0) continue
    if (file.size > MOST_PICTURE_BYTES) {
      taken.mistakes.push({ field: kind, mistake: 'picture_large' })
      continue
    }
    const sending = visitor.call(sendPicture(kind, file))
    const notDone = await whyNotDone(sending, ['picture'])
    if (notDone?.failure) return { ...taken, failure: notDone.failure }
    if (notDone) taken.mistakes.push({ field: kind, mistake: 'picture_wrong' satisfies FaceMistake })
    const answer = notDone ? undefined : await sending
    if (answer?.ok) taken.pictures[kind] = { token: answer.token, address: answer.address }
  }
  return taken
}

function sentBefore(form: FormData, kind: PictureKind): SentPicture | undefined {
  const [token, address] = [form.get(`${kind}_token`), form.get(`${kind}_address`)]
  if (typeof token !== 'string' || !UUID.test(token)) return undefined
  if (typeof address !== 'string' || !OWN_PICTURE.test(address)) return undefined
  return { token, address }
}
