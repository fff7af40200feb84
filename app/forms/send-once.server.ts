import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { findSetCookieName, readCookie, readOwnCookies, setCookie } from '~/session/cookies.server'
import { getDataOwner } from '~/session/data-owner.server'
import { sealJson, unsealJson } from '~/session/sealed-json.server'
import type { RequestAndContext } from '~/session/visitor.server'
import { AGAIN_FIELD, type FormDefinition, INTENT_FIELD, KEY_FIELD } from './define-form'
import { createIdempotencyKey } from './idempotency-key.server'
import { CODE_FIELD } from './phone-proof'
import type { RejectedForm } from './received-form.server'
import { isSecretField } from './secret-fields'

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
type RememberedAnswer = z.output<typeof RememberedAnswer>

const RememberedAnswers = z.array(RememberedAnswer)

/** Returns the remembered responses, latest first. */
function readAnswers({ request, context }: RequestAndContext): RememberedAnswer[] {
  const sealed = readCookie(request.headers.get('cookie'), 'sentForms')
  const answers = unsealJson(context.signer, PURPOSE, { schema: RememberedAnswers, sealed })
  return answers?.filter(({ until }) => until > Date.now()) ?? []
}

/** Returns the `Set-Cookie` line that adds the response to those remembered. */
function rememberAnswer(args: RequestAndContext, answer: Omit<RememberedAnswer, 'until'>): string {
  const until = Date.now() + MAX_AGE_MINUTES * 60_000
  const answers = [{ ...answer, until }, ...readAnswers(args)].slice(0, MAX_ANSWERS)
  return setCookie('sentForms', sealJson(args.context.signer, PURPOSE, answers))
}

type FormResponse = Response | RejectedForm

/** Cookies that a result page reads, besides the remembered responses. */
const RESULT_COOKIES = ['sentForm', 'flash', 'topUp']

const KIT_FIELDS: readonly string[] = [INTENT_FIELD, KEY_FIELD, AGAIN_FIELD, CODE_FIELD]

const retried = new WeakSet<Response>()

/** Marks a response as failed: the same form sent again is a new attempt. */
export function allowRetry(response: Response): Response {
  retried.add(response)
  return response
}

interface Sender {
  request: Request
  /** Digest of values that only one browser or account has; empty if none were sent. */
  proof: string
}

/**
 * Minimum length of a cookie value that identifies a browser. Shorter cookies, such as the language, have the
 * same value in many browsers.
 */
const MIN_SECRET_LENGTH = 20

/** Deduplicates submissions of one form by one sender. */
export class SubmissionDedup {
  readonly #args: RequestAndContext
  readonly #definition: FormDefinition
  readonly #fields: FormData
  readonly #key: string
  /** Digest of the values and the URL they are sent to. */
  readonly #values: string
  readonly #sender: Sender

  constructor(args: RequestAndContext, definition: FormDefinition, fields: FormData) {
    const { request, context } = args
    const { pathname, search } = new URL(request.url)
    const key = fields.get(KEY_FIELD)
    const values = [...fields].filter(([name]) => !KIT_FIELDS.includes(name))
    const owner = getDataOwner(request.headers.get('cookie'), context.signer)
    this.#args = args
    this.#definition = definition
    this.#fields = fields
    this.#key = typeof key === 'string' ? key : ''
    this.#values = createIdempotencyKey([definition.id, pathname, search, owner, values])
    this.#sender = { request, proof: findProof(request.headers.get('cookie'), owner, values) }
  }

  /** Returns the earlier response to the same submission, which this browser remembers. */
  findAnswer(): Response | undefined {
    const { repeated } = this.#definition
    const earlier = this.#findEarlier()
    if (!earlier || (repeated !== 'answered' && earlier.key !== this.#key)) return undefined
    const headers = earlier.cookies.map((line): [string, string] => ['Set-Cookie', line])
    return redirect(earlier.location, { status: 303, headers })
  }

  /** Returns the URL of the earlier result, if repeated values need a confirmation. */
  findRepeated(): string | undefined {
    const { repeated, needsQuestion } = this.#definition
    return repeated === 'asked' && needsQuestion(this.#fields) ? this.#findEarlier()?.location : undefined
  }

  /** Creates the response. A submission that was or is being handled gets the first response. */
  async answerOnce(make: () => Promise<FormResponse>): Promise<FormResponse> {
    const { context } = this.#args
    const key = createIdempotencyKey([this.#values, this.#key, context.visitorId])
    const { answer, first } = await context.sentAnswers.answerOnce(
      key,
      async () => ({ answer: await make(), first: this.#sender }),
      // Pages with their own script send no key: the browser's cookie remembers instead.
      (made) => this.#key !== '' && isFinal(made.answer),
    )
    const isOwn = isSameSender(first, this.#sender)
    if (!(answer instanceof Response)) return isOwn ? answer : withResultCookies(answer)
    const own = new Response(null, isOwn ? answer : withResultCookies(answer))
    if (isFinal(answer)) this.#remember(own)
    return own
  }

  #remember({ headers }: Response): void {
    const location = headers.get('location')
    if (!location) return
    const cookies = headers.getSetCookie().filter(isResultCookie)
    const made = { values: this.#values, key: this.#key, location, cookies }
    headers.append('Set-Cookie', rememberAnswer(this.#args, made))
  }

  #findEarlier(): RememberedAnswer | undefined {
    return readAnswers(this.#args).find(({ values }) => values === this.#values)
  }
}

/** Returns a digest of the account, a typed password or code, or the browser's cookies. */
function findProof(
  cookieHeader: string | null,
  owner: string,
  values: readonly [string, FormDataEntryValue][],
): string {
  const secrets = values.filter(([name, value]) => isSecretField(name) && value !== '')
  const cookies = [...readOwnCookies(cookieHeader ?? undefined)]
  const hasSecretCookie = cookies.some(([, value]) => value.length >= MIN_SECRET_LENGTH)
  if (owner === '' && secrets.length === 0 && !hasSecretCookie) return ''
  return createIdempotencyKey([owner, secrets, owner === '' && secrets.length === 0 ? cookies : []])
}

/** Compares senders by cookies: guests behind one IP may have the same cached page, with the same key. */
function isSameSender(one: Sender, other: Sender): boolean {
  return one.request === other.request || (one.proof !== '' && one.proof === other.proof)
}

/** Returns the response without cookies meant only for its first sender, such as a draft's. */
function withResultCookies<Answer extends FormResponse>(answer: Answer): Answer {
  const init = answer instanceof Response ? answer : answer.init
  const headers = new Headers(init?.headers)
  const lines = headers.getSetCookie().filter(isResultCookie)
  headers.delete('Set-Cookie')
  for (const line of lines) headers.append('Set-Cookie', line)
  if (answer instanceof Response) return new Response(null, { status: answer.status, headers }) as Answer
  return { ...answer, init: { ...answer.init, headers } }
}

function isResultCookie(line: string): boolean {
  return RESULT_COOKIES.includes(findSetCookieName(line) ?? '')
}

function isFinal(answer: FormResponse): answer is Response {
  return answer instanceof Response && answer.status === 303 && !retried.has(answer)
}
