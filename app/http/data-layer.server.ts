import { clearCookie, readCookie, setCookie } from './cookies.server'
import type { Signer } from './signer.server'

/** What is pushed to the operator's data layer: numbers and names of things, nothing that tells who somebody is. */
export interface Happening {
  event: string
  [fact: string]: unknown
}

/** The array among the globals of a page, and the script of the operator's that reads it. */
export interface Where {
  layer: string
  scriptUrl?: string | undefined
}

/** What the browser carries from an answer to the page that is shown next. */
interface Carried {
  /** To be told by the next page. */
  told: Happening[]
  /** To be told by the page that finds a payment paid, by the payment's number. */
  unpaid: Record<string, Happening>
}

const PURPOSE = 'data layer'
/** A cookie has room for about so many. */
const MOST_TOLD = 4
const MOST_UNPAID = 3
const LONGEST = 3_500

/**
 * The data layer as one request knows it. What has happened is told by the page after it, once: a redirect hands it on in
 * a cookie, and the page that tells it takes it away.
 */
export class DataLayer {
  readonly where: Where
  readonly #signer: Signer
  readonly #before: string | undefined
  readonly #carried: Carried
  #isTaken = false

  constructor(where: Where, cookies: string | undefined, signer: Signer) {
    this.where = where
    this.#signer = signer
    this.#before = signer.read(PURPOSE, readCookie(cookies, 'dataLayer'))
    this.#carried = this.#before ? JSON.parse(fromBase64(this.#before)) : { told: [], unpaid: {} }
  }

  /** Something has happened: the page that is shown next tells it. */
  tell(happening: Happening): void {
    this.#carried.told.push(happening)
  }

  /** The same for when the payment turns out to be paid, which may take a way over the bank. */
  tellOncePaid(paymentId: number, happening: Happening): void {
    this.#carried.unpaid[paymentId] = happening
  }

  /** A payment is over. @returns what its page tells of it, which is nothing the second time */
  closePayment(paymentId: number, isPaid: boolean): Happening[] {
    const happening = this.#carried.unpaid[paymentId]
    delete this.#carried.unpaid[paymentId]
    return happening && isPaid ? [once(happening)] : []
  }

  /** What this page tells of what happened before it. */
  take(): Happening[] {
    this.#isTaken = true
    return this.#carried.told.map(once)
  }

  /** The `Set-Cookie` line of an answer; a redirect shows no page, whatever was taken for one. */
  cookieAfter(status: number): string | undefined {
    const isRedirect = (status >= 300 && status < 400) || status === SINGLE_FETCH_REDIRECT
    const { told, unpaid } = this.#carried
    const left: Carried = {
      told: this.#isTaken && !isRedirect ? [] : told.slice(-MOST_TOLD),
      unpaid: Object.fromEntries(Object.entries(unpaid).slice(-MOST_UNPAID)),
    }
    const isEmpty = left.told.length === 0 && Object.keys(left.unpaid).length === 0
    const after = isEmpty ? undefined : Buffer.from(JSON.stringify(left)).toString('base64url')
    if (after === this.#before) return undefined
    return after && after.length <= LONGEST
      ? setCookie('dataLayer', this.#signer.sign(PURPOSE, after))
      : clearCookie('dataLayer')
  }
}

/** How Remix answers a script that asks for data and is to go somewhere else. */
const SINGLE_FETCH_REDIRECT = 202

/** Marks what a page must not tell again when it is reloaded or gone back to. */
function once(happening: Happening): Happening {
  return { ...happening, once: true }
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64url').toString()
}
