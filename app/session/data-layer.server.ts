import { clearCookie, readCookie, setCookie } from './cookies.server'
import type { Signer } from './signer.server'

/** What is pushed to the operator's data layer: numbers and names of things, nothing that tells who somebody is. */
export interface DataLayerEvent {
  event: string
  [fact: string]: unknown
}

/** The array among the globals of a page, and the script of the operator's that reads it. */
export interface DataLayerTarget {
  layer: string
  scriptUrl?: string | undefined
}

/** What the browser carries from an answer to the page that is shown next. */
interface CarriedEvents {
  /** To be told by the next page. */
  told: DataLayerEvent[]
  /** To be told by the page that finds a payment paid, by the payment's number. */
  unpaid: Record<string, DataLayerEvent>
}

const PURPOSE = 'data layer'
/** A cookie has room for about so many. */
const MAX_EVENTS = 4
const MAX_UNPAID_EVENTS = 3
const MAX_COOKIE_LENGTH = 3_500

/**
 * The data layer as one request knows it. What has happened is told by the page after it, once: a redirect hands it on in
 * a cookie, and the page that tells it takes it away.
 */
export class DataLayer {
  readonly target: DataLayerTarget
  readonly #signer: Signer
  readonly #before: string | undefined
  readonly #carried: CarriedEvents
  #isTaken = false

  constructor(where: DataLayerTarget, cookies: string | undefined, signer: Signer) {
    this.target = where
    this.#signer = signer
    this.#before = signer.verify(PURPOSE, readCookie(cookies, 'dataLayer'))
    this.#carried = this.#before ? JSON.parse(decodeBase64(this.#before)) : { told: [], unpaid: {} }
  }

  /** Something has happened: the page that is shown next tells it. */
  queueEvent(event: DataLayerEvent): void {
    this.#carried.told.push(event)
  }

  /** The same for when the payment turns out to be paid, which may take a way over the bank. */
  queueEventUntilPaid(paymentId: number, event: DataLayerEvent): void {
    this.#carried.unpaid[paymentId] = event
  }

  /** A payment is over. @returns what its page tells of it, which is nothing the second time */
  takePaymentEvents(paymentId: number, isPaid: boolean): DataLayerEvent[] {
    const event = this.#carried.unpaid[paymentId]
    delete this.#carried.unpaid[paymentId]
    return event && isPaid ? [markOnce(event)] : []
  }

  /** What this page tells of what happened before it. */
  takeQueuedEvents(): DataLayerEvent[] {
    this.#isTaken = true
    return this.#carried.told.map(markOnce)
  }

  /** The `Set-Cookie` line of an answer; a redirect shows no page, whatever was taken for one. */
  toSetCookie(status: number): string | undefined {
    const isRedirect = (status >= 300 && status < 400) || status === SINGLE_FETCH_REDIRECT
    const { told, unpaid } = this.#carried
    const remaining: CarriedEvents = {
      told: this.#isTaken && !isRedirect ? [] : told.slice(-MAX_EVENTS),
      unpaid: Object.fromEntries(Object.entries(unpaid).slice(-MAX_UNPAID_EVENTS)),
    }
    const isEmpty = remaining.told.length === 0 && Object.keys(remaining.unpaid).length === 0
    const encoded = isEmpty ? undefined : Buffer.from(JSON.stringify(remaining)).toString('base64url')
    if (encoded === this.#before) return undefined
    return encoded && encoded.length <= MAX_COOKIE_LENGTH
      ? setCookie('dataLayer', this.#signer.sign(PURPOSE, encoded))
      : clearCookie('dataLayer')
  }
}

/** How Remix answers a script that asks for data and is to go somewhere else. */
const SINGLE_FETCH_REDIRECT = 202

/** Marks what a page must not tell again when it is reloaded or gone back to. */
function markOnce(event: DataLayerEvent): DataLayerEvent {
  return { ...event, once: true }
}

function decodeBase64(text: string): string {
  return Buffer.from(text, 'base64url').toString()
}
