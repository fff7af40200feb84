import { redirect } from '@remix-run/node'
import { findSetCookieName } from '~/session/cookies.server'
import { getDataOwner } from '~/session/data-owner.server'
import type { RequestAndContext } from '~/session/visitor.server'
import { AGAIN_FIELD, type FormDefinition, INTENT_FIELD, KEY_FIELD } from './define-form'
import { createIdempotencyKey } from './idempotency-key.server'
import { CODE_FIELD } from './phone-proof'
import type { RejectedForm } from './received-form.server'
import { type RememberedAnswer, readAnswers, rememberAnswer } from './remembered-answers.server'

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

/** What is sent, in the eyes of whoever sends it. */
export class FormSending {
  readonly #args: RequestAndContext
  readonly #definition: FormDefinition
  readonly #fields: FormData
  readonly #key: string
  /** A digest of the values and of where they are sent. */
  readonly #values: string

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
    const answer = await context.sentAnswers.answerOnce(
      key,
      async () => this.#remember(await make()),
      // Pages with a script of their own have no key: there the browser remembers.
      (made) => this.#key !== '' && isFinal(made),
    )
    return answer instanceof Response ? new Response(null, answer) : answer
  }

  #remember(answer: FormResponse): FormResponse {
    const location = answer instanceof Response && answer.headers.get('location')
    if (!location || !isFinal(answer)) return answer
    const cookies = answer.headers
      .getSetCookie()
      .filter((line) => RESULT_COOKIES.includes(findSetCookieName(line) ?? ''))
    const made = { values: this.#values, key: this.#key, location, cookies }
    const line = rememberAnswer(this.#args, made)
    if (line) answer.headers.append('Set-Cookie', line)
    return answer
  }

  #findEarlier(): RememberedAnswer | undefined {
    return readAnswers(this.#args).find(({ values }) => values === this.#values)
  }
}

function isFinal(answer: FormResponse): answer is Response {
  return answer instanceof Response && answer.status === 303 && !retried.has(answer)
}
