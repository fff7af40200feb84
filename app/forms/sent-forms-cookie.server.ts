import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { readCookie, setCookie } from '~/session/cookies.server'
import type { RequestAndContext } from '~/session/visitor.server'

const MAX_AGE_MINUTES = 30
const MAX_FORMS = 6
/** Browsers drop cookies over 4096 bytes, including name and attributes. */
const MAX_COOKIE_LENGTH = 3_900
const PURPOSE = 'sent-forms'

const SentForm = z.object({
  /** A digest of the values. */
  values: z.string(),
  /** The one-time key that they were sent with. */
  key: z.string(),
  location: z.string(),
  /** The cookies that the page of the result reads. */
  cookies: z.array(z.string()),
  until: z.number(),
})

/** A form that this browser has sent, with the answer to it. */
export type SentForm = z.output<typeof SentForm>

const SentForms = z.array(SentForm)

/** The latest first. */
export function readSentForms({ request, context }: RequestAndContext): SentForm[] {
  const sealed = readCookie(request.headers.get('cookie'), 'sentForms')
  if (sealed === undefined) return []
  const bytes = context.signer.unseal(PURPOSE, sealed)
  const { success, data } = SentForms.safeParse(bytes && JSON.parse(inflateRawSync(bytes).toString()))
  return success ? data.filter(({ until }) => until > Date.now()) : []
}

/** The `Set-Cookie` line that adds the form to those remembered; undefined when it alone is too long. */
export function rememberSentForm(args: RequestAndContext, sent: Omit<SentForm, 'until'>): string | undefined {
  const until = Date.now() + MAX_AGE_MINUTES * 60_000
  const forms = [{ ...sent, until }, ...readSentForms(args)].slice(0, MAX_FORMS)
  for (; forms.length > 0; forms.pop()) {
    const sealed = args.context.signer.seal(PURPOSE, deflateRawSync(JSON.stringify(forms)))
    if (sealed.length <= MAX_COOKIE_LENGTH) return setCookie('sentForms', sealed)
  }
  return undefined
}
