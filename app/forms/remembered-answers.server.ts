import { z } from 'zod'
import { readCookie, setCookie } from '~/session/cookies.server'
import { sealJson, unsealJson } from '~/session/sealed-json.server'
import type { RequestAndContext } from '~/session/visitor.server'

const MAX_AGE_MINUTES = 30
const MAX_ANSWERS = 6
const PURPOSE = 'sent-forms'

const RememberedAnswer = z.object({
  /** A digest of the values that were sent. */
  values: z.string(),
  /** The one-time key that they were sent with. */
  key: z.string(),
  location: z.string(),
  /** The cookies that the page of the result reads. */
  cookies: z.array(z.string()),
  until: z.number(),
})

/** The answer to a form that this browser has sent. */
export type RememberedAnswer = z.output<typeof RememberedAnswer>

const RememberedAnswers = z.array(RememberedAnswer)

/** The latest first. */
export function readAnswers({ request, context }: RequestAndContext): RememberedAnswer[] {
  const sealed = readCookie(request.headers.get('cookie'), 'sentForms')
  const answers = unsealJson(context.signer, PURPOSE, { schema: RememberedAnswers, sealed })
  return answers?.filter(({ until }) => until > Date.now()) ?? []
}

/** The `Set-Cookie` line that adds the answer to those remembered. */
export function rememberAnswer(args: RequestAndContext, answer: Omit<RememberedAnswer, 'until'>): string {
  const until = Date.now() + MAX_AGE_MINUTES * 60_000
  const answers = [{ ...answer, until }, ...readAnswers(args)].slice(0, MAX_ANSWERS)
  return setCookie('sentForms', sealJson(args.context.signer, PURPOSE, answers))
}
