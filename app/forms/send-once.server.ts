import { redirect } from '@remix-run/node'
import { findSetCookieName, readOwnCookies } from '~/session/cookies.server'
import { getDataOwner } from '~/session/data-owner.server'
import type { RequestAndContext } from '~/session/visitor.server'
import { AGAIN_FIELD, type FormDefinition, INTENT_FIELD, KEY_FIELD } from './define-form'
import { createIdempotencyKey } from './idempotency-key.server'
import { CODE_FIELD } from './phone-proof'
import type { RejectedForm } from './received-form.server'
import { type RememberedAnswer, readAnswers, rememberAnswer } from './remembered-answers.server'
import { isSecretField } from './secret-fields'

type FormResponse = Response | RejectedForm

/** What the page of a result reads, besides the ledger. */
const RESULT_COOKIES = ['sentForm', 'flash', 'topUp']

const KIT_FIELDS: readonly string[] = [INTENT_FIELD, KEY_FIELD, AGAIN_FIELD, CODE_FIELD]

const retried = new WeakSet<Response>()

/** Marks the answer to something that did not come about: the same form sent again is a new attempt. */
export function allowRetry(response: Response): Response {
  retried.add(response)
  return response
}

interface Sender {
  request: Request
  /** Digest of values that only one browser or account has; empty if it sent none. */
  proof: string
}

/** Shorter cookies, such as the language, have the same value in many browsers. */
const MIN_SECRET_LENGTH = 20

/** What is sent, in the eyes of whoever sends it. */
export class FormSending {
  readonly #args: RequestAndContext
  readonly #definition: FormDefinition
  readonly #fields: FormData
  readonly #key: string
  /** A digest of the values and of where they are sent. */
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

  /** The earlier answer to the same, which this browser remembers. */
  findAnswer(): Response | undefined {
    const { repeated } = this.#definition
    const earlier = this.#findEarlier()
    if (!earlier || (repeated !== 'answered' && earlier.key !== this.#key)) return undefined
    const headers = earlier.cookies.map((line): [string, string] => ['Set-Cookie', line])
    return redirect(earlier.location, { status: 303, headers })
  }

  /** The page of the earlier result, where the same values may be meant twice. */
  findRepeated(): string | undefined {
    const { repeated, needsQuestion } = this.#definition
    return repeated === 'asked' && needsQuestion(this.#fields) ? this.#findEarlier()?.location : undefined
  }

  /** Makes the answer unless the same form is being or was answered. */
  async answerOnce(make: () => Promise<FormResponse>): Promise<FormResponse> {
    const { context } = this.#args
    const key = createIdempotencyKey([this.#values, this.#key, context.visitorId])
    const { answer, first } = await context.sentAnswers.answerOnce(
      key,
      async () => ({ answer: await make(), first: this.#sender }),
      // Pages with a script of their own have no key: there the browser remembers.
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

/** An account, a password or code that was typed, or the cookies of a browser. */
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

/** Guests behind one address may be shown the same page, with the same key; their cookies tell them apart. */
function isSameSender(one: Sender, other: Sender): boolean {
  return one.request === other.request || (one.proof !== '' && one.proof === other.proof)
}

/** The answer without the cookies that are for its first sender alone, as that of a draft. */
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
