import { z } from 'zod'
import { readCookie, setCookie } from '~/session/cookies.server'
import { sealJson, unsealJson } from '~/session/sealed-json.server'
import type { RequestAndContext } from '~/session/visitor.server'

const MAX_AGE_MINUTES = 30
const MAX_ANSWERS = 6
const PURPOSE = 'sent-forms'

const RememberedAnswer = z.object({
  /** Digest of the submitted values. */
  values: z.string(),
  /** One-time key of the submission. */
  key: z.string(),
  location: z.string(),
  /** Cookies that the result page reads. */
  cookies: z.array(z.string()),
  until: z.number(),
})

/** Earlier response to a form that this browser has sent. */
export type RememberedAnswer = z.output<typeof RememberedAnswer>

const RememberedAnswers = z.array(RememberedAnswer)

/** Returns the remembered responses, latest first. */
export function readAnswers({ request, context }: RequestAndContext): RememberedAnswer[] {
  const sealed = readCookie(request.headers.get('cookie'), 'sentForms')
  const answers = unsealJson(context.signer, PURPOSE, { schema: RememberedAnswers, sealed })
  return answers?.filter(({ until }) => until > Date.now()) ?? []
}

/** Returns the `Set-Cookie` line that adds the response to those remembered. */
export function rememberAnswer(args: RequestAndContext, answer: Omit<RememberedAnswer, 'until'>): string {
  const until = Date.now() + MAX_AGE_MINUTES * 60_000
  const answers = [{ ...answer, until }, ...readAnswers(args)].slice(0, MAX_ANSWERS)
  return setCookie('sentForms', sealJson(args.context.signer, PURPOSE, answers))
}
